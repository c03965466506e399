import type { Config } from './config/index';
import { bannerTexts } from './ops/texts';
import { demoAccounts, demoPassword } from './seed/index';

const accountLines = (): string[] => {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    ...bannerTexts.accounts(demoPassword),
    ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
  ];
};

/** What the process says once it listens: where, with which accounts, what the embedded database does not promise, and that nothing looks for malware. */
export const banner = (config: Config, address: string): string => {
  const parts = [
    bannerTexts.address(address),
    ...(config.demo ? [accountLines(), bannerTexts.outbox(`${address}/dev/outbox`)] : []),
    ...(config.databaseUrl === undefined ? [bannerTexts.embedded] : []),
    ...(config.demo || config.clamdUrl !== undefined ? [] : [bannerTexts.unscanned]),
  ];
  return `\n${parts.map((lines) => lines.join('\n')).join('\n\n')}\n\n`;
};

import { version as ownVersion } from '../../package.json';

const mark = Symbol.for('telve.kit.version');

/**
 * Throws when a second version of this package runs on the page: its contexts would be others, and a feature of one
 * version would not see the provider of the other. Two copies of one version are let through: they are separate embeds.
 */
export const refuseOtherVersion = (version: string = ownVersion): void => {
  const holder = globalThis as { [mark]?: string };
  const first = holder[mark];
  if (first === undefined) holder[mark] = version;
  else if (first !== version) {
    throw new Error(
      `Two versions of @telve/kit meet on this page (${first} and ${version}): install one version of all @telve packages.`,
    );
  }
};

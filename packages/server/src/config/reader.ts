import { readFileSync } from 'node:fs';

/** What is wrong with the environment: variables and reasons, never values. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and collects what is wrong with them, so that one start names every fault. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly env: Environment) {}

  refuse(variable: string, reason: string): void {
    this.problems.push(`${variable} ${reason}`);
  }

  /** Empty counts as absent. */
  text(variable: string): string | undefined {
    return this.env[variable]?.trim() || undefined;
  }

  /** A value, or the content of the file that `<variable>_FILE` names. */
  secret(variable: string): string | undefined {
    const file = this.text(`${variable}_FILE`);
    if (!file) return this.text(variable);
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch {
      this.refuse(`${variable}_FILE`, 'names a file that cannot be read');
      return undefined;
    }
  }

  /** `true`/`1` or `false`/`0`. */
  flag(variable: string): boolean {
    const value = this.text(variable)?.toLowerCase();
    if (value === undefined || value === 'false' || value === '0') return false;
    if (value !== 'true' && value !== '1') this.refuse(variable, 'must be true or false');
    return true;
  }

  integer(variable: string, fallback: number, min: number, max: number): number {
    const value = this.text(variable);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.refuse(variable, `must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  choice<T extends string>(variable: string, choices: readonly T[], fallback: T): T {
    const value = this.text(variable);
    if (value === undefined) return fallback;
    const found = choices.find((choice) => choice === value);
    if (!found) this.refuse(variable, `must be one of ${choices.join(', ')}`);
    return found ?? fallback;
  }

  /** Comma-separated, empty parts dropped. */
  list(variable: string): string[] {
    return (this.text(variable) ?? '').split(',').flatMap((part) => part.trim() || []);
  }

  /** An address with one of the given protocols. */
  url(variable: string, value: string | undefined, protocols: readonly string[]): string | undefined {
    if (value === undefined) return undefined;
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && protocols.includes(url.protocol)) return value;
    this.refuse(variable, `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`);
    return undefined;
  }
}

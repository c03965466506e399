import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one process beyond doubt: a pid alone is given out again. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in whatever unit the system tells; empty where the system does not tell. */
  started: string;
  /** Changes with each boot of the machine; empty where the system has none. */
  boot: string;
  host: string;
}

function orEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/** Start time in clock ticks (Linux) or as `ps` prints it (macOS, BSD). Field 22 counts after the command's `)`. */
function startOf(pid: number): string {
  const fromProc = orEmpty(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });
  if (fromProc || process.platform === 'win32' || process.platform === 'linux') return fromProc;
  return orEmpty(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }));
}

const bootId = (): string => orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));

/** The identity of this process. */
export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  started: startOf(process.pid),
  boot: bootId(),
  host: hostname(),
});

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True when the process of this machine that `identity` names still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  if (identity.boot !== bootId()) return false;
  if (!exists(identity.pid)) return false;
  const started = startOf(identity.pid);
  return started === '' || identity.started === '' || started === identity.started;
}

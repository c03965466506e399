import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Launch flags shared by the browser-mode tests, the end-to-end tests and the benches. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // There is no graphics card to shield from: a process less for each browser.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The headless shell first: it draws the same and starts without the windows that nobody looks at.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const bundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = () =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

function testToolsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Path of the Chromium to test with: CHROMIUM_PATH, else an installed Chrome or Chromium, else the test tool's own.
 * @returns undefined when there is none
 * @throws Error when CHROMIUM_PATH names a file that does not exist
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  return [...onPath(), ...bundles, testToolsOwn()].find((path) => path && existsSync(path));
}

/** True when apt-get had it. */
function aptInstalls(name) {
  try {
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * As findChromium, and as the last resort Debian's packages by apt-get, which needs root: the headless shell, or where
 * there is none the whole browser.
 * @throws Error that says what to do when no Chromium can be had
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = ['chromium-headless-shell', 'chromium'].some(aptInstalls) && findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chrome or Chromium found. Install one, or set CHROMIUM_PATH to its executable.');
}

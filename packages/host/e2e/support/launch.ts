import { chromiumFlags, findChromium } from '../../../../scripts/lib/chromium.mjs';

/** How the end-to-end tests and the benches start Chromium. */
export const launchOptions = { executablePath: findChromium(), args: chromiumFlags };

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../../lib/root.mjs';

/** Where the workspace's installation took its packages from: they need not be fetched again. */
export const storeDir = () =>
  dirname(/"?storeDir"?:\s*"?([^"\n,]+)/.exec(readFileSync(inRoot('node_modules/.modules.yaml'), 'utf8'))[1]);

import { install } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { attach } from './lib/run.mjs';

// `npm run stories`, `npm run stories -- build`: the stories of all packages in Ladle.
install();
const [command = 'serve', ...rest] = process.argv.slice(2);
attach(process.execPath, [inRoot('node_modules/@ladle/react/lib/cli/cli.js'), command, ...rest]);

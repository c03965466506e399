import { install } from './lib/install.mjs';
import { attach } from './lib/run.mjs';
import { serverEnv, serverProgram } from './lib/server.mjs';

// `npm run admin -- --email x --name 'Ad Soyad'`: makes a PanelUser in the database that the environment names.
// What runs for real stays as it was installed.
if (process.env.NODE_ENV !== 'production') install();
attach(process.execPath, [...serverProgram('src/cli/admin.ts'), ...process.argv.slice(2)], { env: serverEnv() });

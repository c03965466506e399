import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, readJson } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { packAll, packedDir } from './lib/tarballs.mjs';

// What others will install, checked as packed: manifest and files (publint), types for every resolution (attw), and
// the sizes of size-limit.json.
const publint = inRoot('node_modules/publint/src/cli.js');
const attw = inRoot('node_modules/@arethetypeswrong/cli/dist/index.js');
const sizeLimit = inRoot('node_modules/size-limit/bin.js');

const packages = packAll();
const codes = [];
for (const { name, tarball } of packages) {
  console.log(`\n${name}`);
  codes.push(await node([publint, 'run', tarball, '--strict']));
  codes.push(await node([attw, tarball, '--profile', 'node16', '--quiet']));
}

const manifest = {
  private: true,
  type: 'module',
  devDependencies: { '@size-limit/esbuild': '*', '@size-limit/file': '*', 'size-limit': '*' },
  'size-limit': readJson(inRoot('size-limit.json')),
};
writeFileSync(join(packedDir, 'package.json'), JSON.stringify(manifest, null, 2));
codes.push(await node([sizeLimit], { cwd: packedDir }));

process.exit(codes.every((code) => code === 0) ? 0 : 1);

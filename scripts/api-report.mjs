import { mkdirSync } from 'node:fs';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { doorsOf, publishedPackages } from './lib/packages.mjs';
import { cacheDir, inRoot } from './lib/root.mjs';

// Compares what each door of each package offers with its report in etc/; `-- --update` writes the reports anew.
const update = process.argv.includes('--update');

const reportName = (subpath) => (subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-'));
const silent = { logLevel: 'none' };

function check(folder, subpath, file) {
  const reportFolder = inRoot(folder, 'etc');
  mkdirSync(reportFolder, { recursive: true });
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: inRoot(folder, 'package.json'),
    configObjectFullPath: inRoot(folder, 'api-extractor.json'),
    configObject: {
      projectFolder: inRoot(folder),
      mainEntryPointFilePath: inRoot(folder, file.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.d.ts')),
      compiler: {
        overrideTsconfig: {
          extends: inRoot('tsconfig.base.json'),
          compilerOptions: { customConditions: [] },
          files: [],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder,
        reportTempFolder: `${cacheDir}/api`,
        reportFileName: `${reportName(subpath)}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: silent },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
  const result = Extractor.invoke(config, {
    localBuild: update,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return result.apiReportChanged && !update;
}

const changed = publishedPackages().flatMap(({ name, folder, manifest }) =>
  Object.entries(doorsOf(manifest))
    .filter(([subpath, file]) => check(folder, subpath, file))
    .map(([subpath]) => `${name}${subpath.slice(1)}`),
);

if (changed.length === 0) {
  console.log(update ? 'The API reports are written.' : 'The API reports are as they should be.');
} else {
  console.error(`The public API of ${changed.join(', ')} is not as reported. See .cache/api;`);
  console.error('if it is meant: npm run build && node scripts/api-report.mjs --update, and add a changeset.');
  process.exit(1);
}

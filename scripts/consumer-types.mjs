import { join } from 'node:path';
import ts from 'typescript';
import { doorsOf, publishedPackages } from './lib/packages.mjs';
import { inRoot } from './lib/root.mjs';
import { packedDir } from './lib/tarballs.mjs';

// The packed declarations, compiled as in an application with the types of React 18 and with those of React 19.
const doors = publishedPackages().flatMap(({ name, manifest }) =>
  Object.values(doorsOf(manifest)).map((file) =>
    join(packedDir, 'node_modules', name, file.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.d.ts')),
  ),
);

const typesOf = (suffix) => ({
  react: [inRoot(`node_modules/@types/react${suffix}`)],
  'react/*': [inRoot(`node_modules/@types/react${suffix}/*`)],
  'react-dom': [inRoot(`node_modules/@types/react-dom${suffix}`)],
  'react-dom/*': [inRoot(`node_modules/@types/react-dom${suffix}/*`)],
});

function faultsWith(suffix) {
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    types: [],
    paths: typesOf(suffix),
  };
  const program = ts.createProgram(doors, options);
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(packedDir, 'node_modules/@telve')));
  return [...program.getOptionsDiagnostics(), ...ours.flatMap((file) => program.getSemanticDiagnostics(file))];
}

const host = { getCurrentDirectory: () => packedDir, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };
let failed = false;
for (const [version, suffix] of [
  ['18', '18'],
  ['19', ''],
]) {
  const faults = faultsWith(suffix);
  failed ||= faults.length > 0;
  console.log(faults.length > 0 ? ts.formatDiagnostics(faults, host) : `The declarations hold with React ${version}.`);
}
process.exit(failed ? 1 : 0);

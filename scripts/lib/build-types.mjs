import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { doorsOf } from './packages.mjs';
import { inRoot, root } from './root.mjs';

const options = {
  ...ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile).config.compilerOptions,
  declaration: true,
  emitDeclarationOnly: true,
  noEmit: false,
  stripInternal: true,
};

/** The file a relative specifier means, spelt as Node's ESM and CJS want it: with folder index and extension. */
function fullSpecifier(specifier, source, extension) {
  if (!specifier.startsWith('.')) return specifier;
  const target = join(dirname(source), specifier);
  const isFile = ['.ts', '.tsx', '.d.ts'].some((ending) => existsSync(target + ending));
  return `${specifier}${isFile ? '' : '/index'}${extension}`;
}

/** Declarations leave the compiler with the sources' bare specifiers. */
function withExtensions(text, source, extension) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.reduceRight((done, { fileName, pos }) => {
    const start = done.indexOf(fileName, pos);
    return done.slice(0, start) + fullSpecifier(fileName, source, extension) + done.slice(start + fileName.length);
  }, text);
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Writes the declarations of all packages with one compiler run: .d.ts for ESM, .d.cts for CJS.
 * @throws Error with the compiler's messages when a public type cannot be written down
 */
export function buildTypes(packages) {
  const doors = packages.flatMap(({ folder, manifest }) =>
    Object.values(doorsOf(manifest)).map((file) => inRoot(folder, file)),
  );
  const { options: parsed } = ts.parseJsonConfigFileContent({ compilerOptions: options, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(parsed);
  const program = ts.createProgram(doors, parsed, host);
  const faults = program.getDeclarationDiagnostics();
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, host));

  program.emit(undefined, (path, text, _mark, _error, [source]) => {
    const home = packages.find(({ folder }) => path.startsWith(`${inRoot(folder, 'src')}/`));
    if (!home || !source) return;
    const target = inRoot(home.folder, 'dist', relative(inRoot(home.folder, 'src'), path));
    write(target, withExtensions(text, source.fileName, '.js'));
    write(target.replace(/\.d\.ts$/, '.d.cts'), withExtensions(text, source.fileName, '.cjs'));
  });
}

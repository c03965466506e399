import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

/** Files and libraries that a page loads at once when it takes these names from the kit; lazy parts are not counted. */
const loaded = async (names: string): Promise<string[]> => {
  const entry = 'virtual:page';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
    external: /^(react|react-dom|styled-components)(\/|$)/,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `${fileURLToPath(new URL('./page.ts', import.meta.url))}` : null),
        load: (id) => (id.endsWith('/kit/src/page.ts') ? `export { ${names} } from './index';` : null),
      },
    ],
    checks: { moduleLevelDirective: false, pluginTimings: false },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])));
  const reached = new Set<string>();
  const reach = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || reached.has(fileName)) return;
    reached.add(fileName);
    for (const next of chunk.imports) reach(next);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk.fileName);
  return [...reached].flatMap((fileName) =>
    Object.entries(chunks.get(fileName)?.modules ?? {}).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id] : [],
    ),
  );
};

const forms = /final-form|node_modules\/yup|kit\/src\/(forms|conflict)\//;

describe('what a page loads', () => {
  it('is no form library and no date filter for a list', async () => {
    const modules = await loaded('TelveProvider, ListPage, useList, useRowSwitch, TargetLink, useCan');
    expect(modules.some((id) => id.includes('kit/src/list/ListPage'))).toBe(true);
    expect(modules.filter((id) => forms.test(id) || /DateRange|dateRange/.test(id))).toEqual([]);
  });

  it('is no import, which its dialog loads when it is opened', async () => {
    const modules = await loaded('TelveProvider, ListPage, useExport');
    expect(modules.filter((id) => /kit\/src\/import\/|api\/src\/imports\/|react-dropzone/.test(id))).toEqual([]);
  });

  it('is neither rules nor comparison for a form, until they are needed', async () => {
    const modules = await loaded('EntityForm, FormTextField, FormSaveBar');
    expect(modules.some((id) => id.includes('react-final-form'))).toBe(true);
    expect(
      modules.filter((id) => /node_modules\/yup|conflict\/ConflictView|react-datepicker|react-dropzone/.test(id)),
    ).toEqual([]);
  });
});

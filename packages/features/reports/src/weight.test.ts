import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

/** Every file that a bundler finds behind a door of this package, taken along or not, now or later. */
const found = async (door: 'charts' | 'widgets'): Promise<readonly string[]> => {
  const files: string[] = [];
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`./${door}.ts`, import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
    external: /^(react|react-dom|styled-components|victory-bar)(\/|$)/,
    plugins: [{ name: 'files', transform: (_code, id) => void files.push(id) }],
    checks: { moduleLevelDirective: false, pluginTimings: false },
  });
  await bundle.generate({ format: 'esm' });
  await bundle.close();
  return files;
};

// Some bundlers write whatever could be loaded later, used or not.
it.each(['charts', 'widgets'] as const)('%s lead to no calendar, no form and no list', async (door) => {
  const files = await found(door);
  expect(files.some((id) => id.endsWith('ui/src/display/charts/ChartFrame.tsx'))).toBe(true);
  expect(files.filter((id) => /react-datepicker|date-fns|final-form|yup|kit\/src\/(forms|list)\//.test(id))).toEqual(
    [],
  );
});

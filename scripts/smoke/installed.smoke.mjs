import { expect, installed, test } from './lib/test.mjs';

/** Folders of a library among the bundled modules, e.g. `…/react@19.3.1/node_modules/react`. */
const copiesOf = (library, modules) => [
  ...new Set(modules.map((id) => new RegExp(`^.*/node_modules/${library}(?=/)`).exec(id)?.[0]).filter(Boolean)),
];

test('the packages bundle without a word of the bundler', async ({ request }) => {
  const { bundles } = await installed(request);
  expect(bundles.flatMap(({ messages }) => messages)).toEqual([]);
});

test('an application has one React and one styled-components, its own', async ({ request }) => {
  const { bundles, react } = await installed(request);
  for (const { modules } of bundles) {
    for (const library of ['react', 'react-dom', 'styled-components', '@telve/kit', '@telve/ui']) {
      expect(copiesOf(library, modules), library).toHaveLength(1);
    }
    expect(copiesOf('react', modules)[0]).toContain(`react@${react}`);
  }
});

test('a list brings neither the form library nor the rules, the calendar or the transport into what loads first', async ({
  request,
}) => {
  const { bundles } = await installed(request);
  for (const { entry, first } of bundles.filter((one) => one.entry === 'embed')) {
    for (const library of ['final-form', 'react-final-form', 'yup', 'react-datepicker', 'date-fns', 'axios']) {
      expect(copiesOf(library, first), `${library} in ${entry}`).toEqual([]);
    }
  }
});

/** What is rendered on a server, and words of it. */
const screens = [
  { screen: 'list', words: 'Sipariş süreleri' },
  { screen: 'application', words: 'Yetkili adı soyadı' },
];

for (const { screen, words } of screens) {
  for (const build of ['mjs', 'cjs']) {
    test(`a server without a browser’s globals renders the ${screen} of the ${build} build, with styles and without a warning`, async ({
      request,
    }) => {
      const { prerendered } = await installed(request);
      const { html, styles, complaints } = prerendered.find((one) => one.build === build && one.screen === screen);
      expect(complaints).toBe('');
      expect(html).toContain(words);
      expect(styles).toContain('.telve-root');
      expect(styles).toMatch(/^<style nonce="[^"]+"/);
      expect(html, 'style attributes, which no nonce covers').not.toMatch(/ style="/);
    });
  }

  test(`both builds render the same ${screen}, class names included`, async ({ request }) => {
    const { prerendered } = await installed(request);
    const [first, second] = prerendered.filter((one) => one.screen === screen);
    expect(second.html).toBe(first.html);
    expect(second.styles).toBe(first.styles);
  });
}

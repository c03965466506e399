import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const extra = ['label-content-name-mismatch', 'td-has-header', 'p-as-heading', 'css-orientation-lock'];
// A story is a part of a page, without the page's own landmarks and headings.
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order', 'html-has-lang'];

/** What axe finds wrong, a line each, without the rules in `except`. */
export async function violations(except: readonly string[] = []): Promise<string[]> {
  const off = Object.fromEntries([...pageRules, ...except].map((rule) => [rule, { enabled: false }]));
  const on = Object.fromEntries(extra.map((rule) => [rule, { enabled: true }]));
  const result = await axe.run(document.body, { runOnly: { type: 'tag', values: tags }, rules: { ...on, ...off } });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}

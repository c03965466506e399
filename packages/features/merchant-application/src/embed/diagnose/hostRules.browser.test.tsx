import { afterEach, describe, expect, it } from 'vitest';
import { reachingRules, selectorsOf, weightOf } from './hostRules';

const added: Element[] = [];
const add = <T extends Element>(element: T): T => {
  added.push(element);
  return element;
};
const sheetOf = (css: string) => {
  const style = add(document.createElement('style'));
  style.textContent = css;
  document.head.append(style);
  return style;
};
/** What reaches a text field with the class `ours` and a switched-off button, both in a form. */
const reach = (css: string) => {
  sheetOf(css);
  const form = add(document.createElement('form'));
  form.innerHTML = '<input type="text" class="ours" /><button type="button" disabled>x</button>';
  document.body.append(form);
  return reachingRules(document, [...form.children]);
};

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

describe('a selector of the page', () => {
  it.each([
    ['*', 0],
    ['input', 1],
    ['form > input', 2],
    ['input::placeholder', 1],
    ['.form-control', 100],
    ['input[type=text]', 101],
    ['button:disabled', 101],
    [':where(.a, .b) input', 1],
    ['button:not(:disabled)', 101],
    ['#apply input', 10_001],
  ])('weighs as in the cascade: %s', (selector, weight) => {
    expect(weightOf(selector)).toBe(weight);
  });

  it.each([
    ['input, button', ['input', 'button']],
    [':is(input, select), a', [':is(input, select)', 'a']],
    ['a:not(.b, :is(c, d)), e', ['a:not(.b, :is(c, d))', 'e']],
    ['[title="a,b"]', ['[title="a,b"]']],
  ])('ends at a comma outside of brackets: %s', (list, selectors) => {
    expect(selectorsOf(list)).toEqual(selectors);
  });
});

describe('a rule of the page', () => {
  it.each([
    ['[type=text] { color: red }', ['[type="text"]']],
    ['a, form input[type=text], .no { color: red }', ['form input[type="text"]']],
    ['* { color: red !important }', ['*']],
    ['button:not(.a, :is(.b, .c)) { color: red }', ['button:not(.a, :is(.b, .c))']],
    ['@media all { @supports (color: red) { .ours { color: red } } }', ['.ours']],
  ])('reaches a field: %s', (css, found) => {
    expect(reach(css)).toEqual(found);
  });

  it.each([
    '* { color: red } input { color: red } button { color: red }',
    '.theirs { color: red }',
    '.ours { }',
    '@media print { .ours { color: red } }',
    '@supports (color: never) { }',
    '@layer theirs { .ours { color: red } }',
  ])('does not: %s', (css) => {
    expect(reach(css)).toEqual([]);
  });

  it('counts no longer when its sheet is switched off or meant for paper', () => {
    const css = '.ours { color: red }';
    const style = sheetOf(css);
    expect(reach('')).toEqual(['.ours']);
    style.media = 'print';
    expect(reach('')).toEqual([]);
    style.media = '';
    style.disabled = true;
    expect(reach('')).toEqual([]);
  });

  it('is not one of the styles’ library', () => {
    sheetOf('.ours { color: red }').setAttribute('data-styled', 'active');
    expect(reach('')).toEqual([]);
  });
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { SamplePage } from '../testing/SamplePage';

const page = () => createElement(SamplePage);

describe('on a server', () => {
  it('renders without a window, with its values in the markup', () => {
    const html = renderToString(page());
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain('value="(+90) 532 123 45 67"');
    expect(html).toContain('value="27.11.2026"');
  });

  it('writes no style attribute, which no nonce would cover', () => {
    expect(renderToString(page())).not.toContain(' style=');
  });

  it('has its tokens in the collected styles, none of them on :root', () => {
    const sheet = new ServerStyleSheet();
    renderToString(sheet.collectStyles(page()));
    const css = sheet.getStyleTags();
    sheet.seal();
    expect(css).toContain('--telve-color-accent-solid');
    expect(css).not.toMatch(/(^|[}{,\s])(:root|html|body)\b/);
  });
});

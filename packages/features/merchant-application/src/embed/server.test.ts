import { createClient } from '@telve/api';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MerchantApplication, type MerchantApplicationProps } from './MerchantApplication';

const asked: string[] = [];
const client = createClient({
  baseUrl: 'https://panel.example',
  transport: ({ url }) => {
    asked.push(url);
    return new Promise(() => {});
  },
});
const render = (props: Partial<MerchantApplicationProps> = {}) =>
  renderToString(createElement(MerchantApplication, { client, ...props }));

describe('the application on a server', () => {
  it('renders its Turkish form without a window, and asks nothing', () => {
    expect(typeof window).toBe('undefined');
    const html = render({ onExit: () => {} });
    expect(html).toContain('lang="tr"');
    expect(html).toContain('Mağaza adı');
    expect(html).toContain('Devam et');
    expect(html).toContain('Bu form Telve tarafından sunulur.');
    expect(html).toContain('Çık');
    expect(asked).toEqual([]);
  });

  it.each(['apply', 'wizard'] as const)('writes no style attribute, which no nonce would cover: %s', (view) => {
    expect(render({ view, email: 'elif@kirikfincan.example' })).not.toContain(' style=');
  });

  it('takes words and theme of the page', () => {
    const html = render({ theme: 'dark', texts: { merchantApplicationEmbed: { about: 'Bizim başvurumuz' } } });
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain('Bizim başvurumuz');
  });

  it('offers no way out where the page has none', () => {
    expect(render()).not.toContain('Çık');
  });
});

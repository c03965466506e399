import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CodeField, FileSlot, Stepper, Timeline, UiRoot } from '../../index';

const none = () => {};

describe('code, file, steps and history on a server', () => {
  it('render without a window, a style attribute or an English word', () => {
    const html = renderToString(
      createElement(
        UiRoot,
        null,
        createElement(CodeField, { label: 'Kod', value: '007', onChange: none }),
        createElement(FileSlot, { label: 'Vergi levhası', value: new File(['x'], 'a.png'), onChange: none }),
        createElement(FileSlot, { label: 'Sözleşme', value: null, onChange: none }),
        createElement(Stepper, { label: 'Adımlar', steps: [{ id: 'a', title: 'Şirket' }], current: 'a' }),
        createElement(Timeline, { label: 'Durum', entries: [{ id: '1', title: 'Alındı', state: 'done' }] }),
      ),
    );
    expect(html).toContain('value="007"');
    expect(html).toContain('a.png');
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('file upload');
  });
});

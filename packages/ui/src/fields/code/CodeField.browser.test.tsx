import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { CodeField, type CodeFieldProps } from './CodeField';
import { Codes } from './CodeField.stories';

const complete = vi.fn();

function Live({ start = '', ...rest }: { start?: string } & Partial<CodeFieldProps>) {
  const [value, setValue] = useState(start);
  return <CodeField label="Kod" {...rest} value={value} onChange={setValue} onComplete={complete} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Kod');
const boxes = (of: Element = input()) =>
  [...(of.previousElementSibling?.children ?? [])].filter((box) => box.clientHeight > 8);
const shown = () => boxes().map((box) => box.textContent);
const active = () => boxes().flatMap((box, index) => (box.hasAttribute('data-active') ? [index] : []));
const clickBox = async (index: number) => {
  const [box, whole] = [boxes()[index]!.getBoundingClientRect(), input().getBoundingClientRect()];
  await userEvent.click(input(), { position: { x: box.x - whole.x + box.width / 2, y: 20 } });
};
const paste = async (text: string) => {
  await userEvent.click(input());
  document.execCommand('insertText', false, text);
};

beforeEach(() => complete.mockClear());

describe('CodeField', () => {
  it('is one input for autofill and a numeric keyboard, drawn as six boxes (APP-21)', async () => {
    renderInRoot(<Live />);
    expect(screen.getAllByRole('textbox')).toEqual([input()]);
    expect([input().inputMode, input().autocomplete]).toEqual(['numeric', 'one-time-code']);
    await userEvent.type(input(), '0071');
    expect(shown()).toEqual(['0', '0', '7', '1', '', '']);
    expect(active()).toEqual([4]);
  });

  it('tells a complete code once, and takes neither letters nor a seventh digit (APP-21, APP-22)', async () => {
    renderInRoot(<Live />);
    await userEvent.type(input(), '4x0 7١15');
    expect([input().value, complete.mock.calls]).toEqual(['40715', []]);
    await userEvent.keyboard('29');
    expect([input().value, complete.mock.calls]).toEqual(['407152', [['407152']]]);
  });

  it.each(['407 152', '407-152', 'Kodunuz 407152'])('takes the pasted “%s” whole (APP-21)', async (text) => {
    renderInRoot(<Live start="12" />);
    await paste(text);
    expect([input().value, complete.mock.calls]).toEqual(['407152', [['407152']]]);
  });

  it('chooses the digit that is clicked, so that the next one takes its place', async () => {
    renderInRoot(<Live start="407152" />);
    await clickBox(2);
    expect(active()).toEqual([2]);
    expect(boxes()[2]?.hasAttribute('data-selected')).toBe(true);
    await userEvent.keyboard('9');
    expect([input().value, active()]).toEqual(['409152', [3]]);
    await clickBox(5);
    await userEvent.keyboard('{Backspace}');
    expect(input().value).toBe('40915');
  });

  it('shows what is selected, and undoes', async () => {
    renderInRoot(<Live start="4071" />);
    await userEvent.click(input());
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
    expect(active()).toEqual([0, 1, 2, 3]);
    await userEvent.keyboard('{Delete}');
    expect(input().value).toBe('');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('4071');
  });

  it('describes a wrong code at the input (APP-36)', () => {
    renderInRoot(<Live start="407152" error="Kodu kontrol edin." />);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Kodu kontrol edin.',
    );
    expect(boxes().every((box) => box.hasAttribute('data-invalid'))).toBe(true);
  });

  it('follows the caret in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const root = createRoot(shadow.appendChild(document.createElement('div')));
    root.render(
      <UiRoot target={shadow}>
        <Live />
      </UiRoot>,
    );
    await vi.waitFor(() => expect(shadow.querySelector('input')).not.toBeNull());
    const inside = shadow.querySelector('input')!;
    inside.focus();
    await userEvent.keyboard('407');
    await vi.waitFor(() =>
      expect(boxes(inside).map((box) => box.hasAttribute('data-active'))).toEqual([
        false,
        false,
        false,
        true,
        false,
        false,
      ]),
    );
    root.unmount();
    host.remove();
  });

  it('shows caret box and selection where colours are the system’s', async () => {
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await media('active');
    renderInRoot(<Live start="4071" />);
    await clickBox(1);
    const [first, second] = boxes().map((box) => getComputedStyle(box));
    expect([first?.outlineStyle, second?.outlineStyle]).toEqual(['none', 'solid']);
    expect(second?.backgroundColor).not.toBe(first?.backgroundColor);
    await media('none');
  });

  it('takes what an input method composes once it is done', async () => {
    renderInRoot(<Live start="40" />);
    await userEvent.click(input());
    await cdp().send('Input.imeSetComposition', { text: '7', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: '71' });
    await vi.waitFor(() => expect(input().value).toBe('4071'));
  });

  it('fits into 320 px', async () => {
    await page.viewport(320, 600);
    renderInRoot(<Codes />);
    expect(document.documentElement.scrollWidth).toBe(320);
    await page.viewport(1440, 900);
  });

  it.each(['light', 'dark'] as const)('is without axe faults in the %s theme', async (theme) => {
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <Codes />
      </UiRoot>,
    );
    expect(await axeFaults(container)).toEqual([]);
  });
});

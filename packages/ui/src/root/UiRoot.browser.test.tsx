import { cleanup, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../button/Button';
import { TextField } from '../fields/TextField';
import { UiRoot } from './UiRoot';

const style = (element: Element) => getComputedStyle(element);
const token = (name: string, element = document.querySelector('.telve-root')!) =>
  style(element).getPropertyValue(`--_t-${name}`);
const field = <TextField label="Ad" value="" onChange={() => {}} />;

const hostile = document.createElement('style');
hostile.textContent = '* { box-sizing: content-box } button { display: block; width: 100% } label { display: none }';

afterEach(() => {
  cleanup();
  hostile.remove();
  document.documentElement.removeAttribute('style');
});

describe('UiRoot', () => {
  it('is light unless told, and a root inside another takes its theme', () => {
    render(
      <UiRoot>
        <p>light</p>
        <UiRoot theme="dark">
          <UiRoot>
            <p>dark</p>
          </UiRoot>
        </UiRoot>
      </UiRoot>,
    );
    expect(style(screen.getByText('light')).colorScheme).toBe('light');
    expect(style(screen.getByText('dark')).colorScheme).toBe('dark');
  });

  it('themes a part of itself that carries data-theme', () => {
    render(
      <UiRoot>
        <div data-theme="dark">part</div>
      </UiRoot>,
    );
    expect(token('color-bg-surface', screen.getByText('part'))).not.toBe(token('color-bg-surface'));
  });

  it.each(['light', 'dark'] as const)('takes tokens from any ancestor in the %s theme', (theme) => {
    document.documentElement.style.setProperty('--telve-color-accent-solid', 'rgb(1, 2, 3)');
    render(
      <UiRoot theme={theme}>
        <Button variant="primary">Kaydet</Button>
      </UiRoot>,
    );
    expect(style(screen.getByRole('button')).backgroundColor).toBe('rgb(1, 2, 3)');
  });

  it('does not grow with the root font size of the page', () => {
    document.documentElement.style.fontSize = '10px';
    render(<UiRoot>{field}</UiRoot>);
    expect(style(screen.getByText('Ad')).fontSize).toBe('13px');
  });

  it('says its language, because the page around it may have another', () => {
    render(<UiRoot>{field}</UiRoot>);
    expect(document.querySelector('.telve-root')).toHaveProperty('lang', 'tr');
  });

  it('leaves the page around it as it was, and keeps its own labels under a hostile style sheet', () => {
    document.head.append(hostile);
    const outside = document.body.appendChild(document.createElement('button'));
    const snapshot = () =>
      JSON.stringify([outside, document.body, document.documentElement].map((one) => ({ ...style(one) })));
    const before = snapshot();
    const { unmount } = render(<UiRoot>{field}</UiRoot>, {
      container: document.body.appendChild(document.createElement('div')),
    });
    expect(screen.getByText('Ad').checkVisibility()).toBe(true);
    const inside = snapshot().replaceAll(/"(height|blockSize|perspectiveOrigin|transformOrigin)":"[^"]*"/g, '');
    expect(inside).toBe(before.replaceAll(/"(height|blockSize|perspectiveOrigin|transformOrigin)":"[^"]*"/g, ''));
    unmount();
    outside.remove();
  });

  it('puts the nonce on its style elements', () => {
    render(
      <UiRoot nonce="abc123" target={document.body.appendChild(document.createElement('div'))}>
        {field}
      </UiRoot>,
    );
    expect(document.querySelector<HTMLStyleElement>('body style[data-styled]')?.nonce).toBe('abc123');
  });

  it('works in a shadow root, with its styles there', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    render(createPortal(<UiRoot target={shadow}>{field}</UiRoot>, shadow as unknown as Element));
    const input = shadow.querySelector('input')!;
    expect(shadow.querySelector('style')).not.toBeNull();
    expect(style(input.parentElement!).borderTopWidth).toBe('1px');
    expect(token('color-bg-surface', shadow.querySelector('.telve-root')!)).toBe('#ffffff');
    host.remove();
  });

  it('makes inputs 16 px in a narrow container, so that phones do not zoom in', () => {
    render(
      <div style={{ width: 390 }}>
        <UiRoot>{field}</UiRoot>
      </div>,
    );
    expect(style(screen.getByRole('textbox')).fontSize).toBe('16px');
    expect(screen.getByRole('textbox').parentElement!.getBoundingClientRect().height).toBe(44);
  });
});

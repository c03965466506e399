import { render, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { Card } from '../card/Card';
import { Page } from '../shell/Page';
import { EditorLayout } from './EditorLayout';
import { Editor, Maps } from './EditorLayout.stories';

const sections = [
  { id: 'genel', title: 'Genel bilgiler' },
  { id: 'durum', title: 'Durum', changed: true },
  { id: 'konum', title: 'Konum', changed: true, faulty: true },
  { id: 'gorseller', title: 'Görseller' },
];

const Tall = styled.div`
  height: 700px;
`;
const Scroller = styled.div`
  height: 500px;
  overflow-y: auto;
`;

const Long = () => (
  <Page width="editor">
    <EditorLayout sections={sections}>
      {sections.map(({ id, title }) => (
        <Card key={id} id={id} title={title}>
          {id === 'gorseller' ? <p>Kısa</p> : <Tall />}
        </Card>
      ))}
    </EditorLayout>
  </Page>
);

const current = (of: ParentNode = document) => of.querySelector('[aria-current]')?.textContent;
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const calm = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(async () => {
  await page.viewport(1440, 900);
  await calm('no-preference');
  window.scrollTo(0, 0);
});

describe('EditorLayout', () => {
  it('says in words which sections are changed and which have to be corrected (VEN-45)', () => {
    renderInRoot(<Long />);
    const names = within(screen.getByRole('navigation', { name: 'Bölümler' }))
      .getAllByRole('link')
      .map((one) => one.textContent);
    expect(names).toEqual([
      'Genel bilgiler',
      'Durum(değişiklik var)',
      'Konum(düzeltilmesi gereken alan var)',
      'Görseller',
    ]);
  });

  it('marks the section that is being read while the page is scrolled, and the short last one at the end', async () => {
    renderInRoot(<Long />);
    await waitFor(() => expect(current()).toBe('Genel bilgiler'));
    window.scrollTo(0, 860);
    await waitFor(() => expect(current()).toContain('Durum'));
    window.scrollTo(0, 10_000);
    await waitFor(() => expect(current()).toBe('Görseller'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(current()).toBe('Genel bilgiler'));
  });

  it('stays in sight beside the sections', async () => {
    renderInRoot(<Long />);
    window.scrollTo(0, 1_000);
    await waitFor(() => expect(link('Genel bilgiler').getBoundingClientRect().top).toBeGreaterThan(0));
    expect(link('Genel bilgiler').getBoundingClientRect().top).toBeLessThan(100);
  });

  it('goes to a section that is chosen, puts the focus on its heading and leaves the address alone', async () => {
    const before = location.href;
    renderInRoot(<Long />);
    link(/^Konum/).focus();
    await userEvent.keyboard('{Enter}');
    const heading = screen.getByRole('heading', { name: 'Konum' });
    expect([document.activeElement, current()?.startsWith('Konum')]).toEqual([heading, true]);
    await waitFor(() => expect(Math.abs(heading.getBoundingClientRect().top - 40)).toBeLessThan(30));
    expect(current()).toContain('Konum');
    expect(location.href).toBe(before);
  });

  it('keeps the chosen section marked where it cannot be scrolled to the top, until somebody scrolls', async () => {
    renderInRoot(<Long />);
    await userEvent.click(link('Görseller'));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1_000));
    expect(current()).toBe('Görseller');
    await userEvent.wheel(document.documentElement, { delta: { y: -900 } });
    await waitFor(() => expect(current()).not.toBe('Görseller'));
  });

  it('jumps for somebody who asked for less motion', async () => {
    await calm('reduce');
    renderInRoot(<Long />);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(link(/^Konum/));
    expect(scroll).toHaveBeenCalledWith({ block: 'start', behavior: 'auto' });
  });

  it('follows what scrolls around it, inside a shadow root too', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    renderInRoot(
      createPortal(
        <UiRoot target={shadow}>
          <Scroller>
            <Long />
          </Scroller>
        </UiRoot>,
        shadow as unknown as Element,
      ),
    );
    await vi.waitFor(() => expect(current(shadow)).toBe('Genel bilgiler'));
    const scroller = shadow.querySelector(`${Scroller}`)!;
    scroller.scrollTop = 860;
    await vi.waitFor(() => expect(current(shadow)).toContain('Durum'));
    shadow.querySelector<HTMLElement>('a[href="#konum"]')?.click();
    expect(shadow.activeElement?.textContent).toBe('Konum');
    host.remove();
  });

  it('is a line that scrolls sideways above the sections in a narrow container, with the current one in view', async () => {
    await page.viewport(320, 700);
    renderInRoot(<Long />);
    const nav = screen.getByRole('navigation');
    const first = link('Genel bilgiler').getBoundingClientRect();
    expect(link(/^Durum/).getBoundingClientRect().top).toBe(first.top);
    expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
    window.scrollTo(0, 10_000);
    await waitFor(() => expect(link('Görseller').getBoundingClientRect().right).toBeLessThanOrEqual(320));
    expect([window.scrollX, nav.getBoundingClientRect().top]).toEqual([0, 0]);
  });

  it('keeps its marks where colours are the system’s', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    renderInRoot(<Long />);
    await waitFor(() =>
      expect(getComputedStyle(document.querySelector('[aria-current]')!).borderTopStyle).toBe('solid'),
    );
    const dot = getComputedStyle(link(/^Durum/).querySelector('i')!).backgroundColor;
    expect(dot).not.toBe(getComputedStyle(document.body).backgroundColor);
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'none' }] });
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
  ] as const)('is without axe faults, %s at %i px', async (theme, width) => {
    await page.viewport(width, 900);
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <Editor />
        <Maps />
      </UiRoot>,
    );
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

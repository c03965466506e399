import { ApiError, reportEntries } from '@telve/api';
import { expectNoAxeViolations, fakeClient, graphics, stub } from '@telve/testing';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { defineReport, type ReportElement } from './define';
import { mount } from './mount';
import type { MountOptions } from './options';

const undo: (() => void)[] = [];

/** React runs as on a page, without `act`. */
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  for (const work of undo.splice(0).reverse()) work();
});

const addTo = <T extends Element>(parent: Element, element: T): T => {
  parent.append(element);
  undo.push(() => element.remove());
  return element;
};

const reader = () => fakeClient([stub(reportEntries.graphics, () => graphics())]);
const days = { startDate: '2026-11-26', endDate: '2026-11-27' };

const rootIn = async (host: Element | null): Promise<HTMLElement> => {
  const find = () => host?.shadowRoot?.querySelector<HTMLElement>('.telve-root') ?? null;
  await expect.poll(find).not.toBeNull();
  return find() as HTMLElement;
};

const show = async (options: Partial<MountOptions> = {}) => {
  const place = addTo(document.body, document.createElement('div'));
  const mounted = mount(place, { client: reader(), range: days, ...options });
  undo.push(mounted.unmount);
  return { place, mounted, root: await rootIn(place.firstElementChild) };
};

const drawn = async (root: HTMLElement) => {
  await expect.poll(() => root.querySelector('svg[role="img"]')).not.toBeNull();
};

describe('a report in a page', () => {
  it('is drawn, has no fault that a tool finds, and takes its looks at 320 px', async () => {
    await page.viewport(320, 800);
    undo.push(() => void page.viewport(1440, 900));
    const { root } = await show({ picker: true });
    await drawn(root);
    await expectNoAxeViolations(root);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('keeps its frame, and its kinds of orders apart, where colours are the system’s', async () => {
    type Sender = { send: (method: string, params: object) => Promise<unknown> };
    const prefer = (value: string) =>
      (cdp() as unknown as Sender).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    undo.push(() => void prefer('none'));
    const { root } = await show();
    await drawn(root);
    await prefer('active');
    const look = (selector: string) => getComputedStyle(root.querySelector(selector) as Element);
    expect(look('section[data-status]').borderTopStyle).toBe('solid');
    expect(look('.d-s1').fill).not.toBe(look('.d-s2').fill);
    expect(look('.d-s2').stroke).toBe(look('.d-s1').fill);
  });

  it('chooses other days and hides its table by keyboard alone (REP-37)', async () => {
    const onRangeChange = vi.fn();
    const { root } = await show({ picker: true, range: 'quarter', onRangeChange });
    const inside = within(root);
    await drawn(root);
    inside.getByRole('button', { name: /^Tarih:/ }).focus();
    await userEvent.keyboard('{Enter}');
    const preset = await inside.findByRole('button', { name: 'Son 7 gün' });
    preset.focus();
    await userEvent.keyboard('{Enter}');
    await inside.findByRole('region', { name: 'Sipariş tipi, son 7 gün' });
    expect(onRangeChange).toHaveBeenCalledWith('week');
    const menu = inside.getByRole('button', { name: /^Grafik seçenekleri/ });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await inside.findByRole('menuitem', { name: 'Tabloyu gizle' });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => inside.queryByRole('region', { name: /^Grafiğin tablosu/ })).toBeNull();
  });

  it('is made by an element, tells what is refused, and ends nothing of the page', async () => {
    defineReport();
    const heard: unknown[] = [];
    const element = document.createElement('telve-report') as ReportElement;
    element.setAttribute('report', 'products');
    element.client = fakeClient([
      stub(reportEntries.graphics, () => {
        throw new ApiError({ status: 403, code: 'forbidden' });
      }),
    ]);
    element.addEventListener('telve:error', ({ detail }) => heard.push(detail));
    localStorage.setItem('page', 'its own');
    undo.push(() => localStorage.removeItem('page'));
    const before = location.href;
    addTo(document.body, element);
    const root = await rootIn(element);
    expect((await within(root).findByText('Bu raporu görme yetkiniz yok.')).closest('[role=alert]')).not.toBeNull();
    expect(heard).toEqual([expect.objectContaining({ code: 'forbidden', status: 403 })]);
    expect(localStorage.getItem('page')).toBe('its own');
    expect(location.href).toBe(before);
    element.remove();
    await expect.poll(() => element.shadowRoot?.childElementCount).toBe(0);
  });

  it('is not reached by the rules of its page, and puts none into it', async () => {
    const style = addTo(document.head, document.createElement('style'));
    style.textContent =
      'table, th, td, p, h2, button { font-size: 50px !important; text-transform: uppercase !important; }';
    const sheets = () => document.head.querySelectorAll('style, link').length;
    const before = sheets();
    const { root, mounted, place } = await show();
    await drawn(root);
    const cell = within(root).getAllByRole('rowheader')[0] as HTMLElement;
    expect(getComputedStyle(cell).textTransform).toBe('none');
    expect(parseFloat(getComputedStyle(cell).fontSize)).toBeLessThan(20);
    expect(sheets()).toBe(before);
    mounted.unmount();
    expect(place.childElementCount).toBe(0);
  });
});

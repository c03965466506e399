import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { guardPage, watchOpen } from '../../testing/embed/guard';
import { addTo, apply, fillIn, inBarePage, rootIn } from '../../testing/embed/place';
import { takeRequests } from '../../testing/embed/requests';
import { publicClient } from '../../testing/publicClient';
import { mount } from './mount';
import type { MountOptions } from './options';

inBarePage();

const apiBase = 'https://panel.example';
const show = async (options: MountOptions) => {
  const place = addTo(document.body, document.createElement('div'));
  const mounted = mount(place, options);
  return { place, mounted, root: await rootIn(place.firstElementChild) };
};
const counts = (open: Set<string>, kind: string) => [...open].filter((one) => one.startsWith(kind)).length;

describe('the application in a page', () => {
  it('touches no storage, history, title or cookie on its whole way', async () => {
    const touched = guardPage();
    const { root, mounted } = await show({ client: publicClient(), onExit: () => {} });
    await apply(root);
    mounted.unmount();
    expect([...touched]).toEqual([]);
  });

  it('puts nothing outside of its element', async () => {
    const place = addTo(document.body, document.createElement('div'));
    place.innerHTML = '<p>Sayfanın kendi sözü</p>';
    const around = () => [document.head.innerHTML, [...document.body.children].length, place.innerHTML];
    const before = around();
    const mounted = mount(place, { client: publicClient() });
    await apply(await rootIn(place.lastElementChild));
    expect(around().slice(0, 2)).toEqual(before.slice(0, 2));
    mounted.unmount();
    expect(around()).toEqual(before);
  });

  it('leaves no timer and no listener behind while the code is counted down', async () => {
    const open = watchOpen();
    const { root, mounted, place } = await show({ client: publicClient() });
    await fillIn(root);
    await within(root).findByLabelText('6 haneli doğrulama kodu');
    await expect.poll(() => counts(open, 'setInterval') + counts(open, 'setTimeout')).toBeGreaterThan(0);
    mounted.unmount();
    await expect.poll(() => [...open]).toEqual([]);
    expect(place.childElementCount).toBe(0);
    mounted.unmount();
  });

  it('leaves no request behind', async () => {
    const sent = takeRequests(() => undefined);
    const onError = vi.fn();
    const { root, mounted } = await show({ apiBase, onError });
    await fillIn(root);
    await expect.poll(() => sent.map(({ url }) => url)).toEqual([expect.stringContaining(`${apiBase}/api/panel/`)]);
    expect(sent[0]?.isAborted).toBe(false);
    mounted.unmount();
    await expect.poll(() => sent.map(({ isAborted }) => isAborted)).toEqual([true]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is not drawn when it was taken away before the page had its token', async () => {
    let give: (token: null) => void = () => {};
    const getAccessToken = () => new Promise<null>((resolve) => (give = resolve));
    const onUnauthorized = vi.fn();
    const place = addTo(document.body, document.createElement('div'));
    const email = 'elif@kirikfincan.example';
    const mounted = mount(place, { apiBase, view: 'wizard', email, getAccessToken, onUnauthorized });
    mounted.unmount();
    give(null);
    await Promise.resolve();
    expect(place.childElementCount).toBe(0);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['apiBase', {}],
    ['email', { apiBase, view: 'wizard' as const }],
    ['getAccessToken', { apiBase, view: 'wizard' as const, email: 'elif@kirikfincan.example' }],
  ])('says what is missing and changes nothing: %s', (name, options) => {
    const place = addTo(document.body, document.createElement('div'));
    expect(() => mount(place, options)).toThrow(new RegExp(`^${name} is missing`));
    expect(place.childElementCount).toBe(0);
  });

  it('takes other options while it is shown, and keeps what was typed', async () => {
    const { root, mounted } = await show({ client: publicClient() });
    await fillIn(root);
    await within(root).findByLabelText('6 haneli doğrulama kodu');
    mounted.update({ theme: 'dark', lang: 'tr-TR' });
    await expect.poll(() => root.dataset.theme).toBe('dark');
    expect(root.lang).toBe('tr-TR');
    expect(within(root).getByLabelText('6 haneli doğrulama kodu')).toBeTruthy();
    mounted.unmount();
  });
});

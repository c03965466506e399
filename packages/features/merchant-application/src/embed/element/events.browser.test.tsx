import { publicApplicationEntries as calls } from '@telve/api';
import { refusal } from '@telve/testing';
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { guardPage } from '../../testing/embed/guard';
import { addTo, afterwards, apply, fillIn, inBarePage, rootIn } from '../../testing/embed/place';
import { takeRequests } from '../../testing/embed/requests';
import { typed } from '../../testing/publicApplication';
import { publicClient } from '../../testing/publicClient';
import { defineMerchantApplication, type MerchantApplicationElement } from './define';
import { mount } from './mount';

inBarePage();

const apiBase = 'https://panel.example';
const email = 'elif@kirikfincan.example';
const part = (value: unknown) => btoa(JSON.stringify(value));
const tokenOf = (iat: number) => `${part({})}.${part({ id: 'elif', roleName: 'AppliedMerchantUser', iat })}.x`;
const refused = (status: number, code: string) => ({
  status,
  body: { processStatus: 'Error', friendlyMessage: { code, message: 'Olmaz' }, payload: null, errors: [] },
});

/** What the page's script hears, at the document. */
const hear = () => {
  const heard: [type: string, detail: unknown][] = [];
  for (const type of ['telve:step', 'telve:submitted', 'telve:exit', 'telve:unauthorized', 'telve:error']) {
    const note = (event: Event) => heard.push([type, (event as CustomEvent).detail]);
    document.addEventListener(type, note);
    afterwards(() => document.removeEventListener(type, note));
  }
  return heard;
};
const make = (attributes: Record<string, string> = {}) => {
  defineMerchantApplication();
  const element = document.createElement('telve-merchant-application') as MerchantApplicationElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

describe('the element', () => {
  it('tells the page’s script each step, the end and the way out, and nothing that was typed', async () => {
    const heard = hear();
    const element = make({ exit: '' });
    element.client = publicClient();
    const root = await rootIn(addTo(document.body, element));
    await apply(root);
    fireEvent.click(within(root).getByRole('button', { name: 'Kapat' }));
    expect(heard).toEqual([
      ['telve:step', { step: 'code' }],
      ['telve:step', { step: 'done' }],
      ['telve:submitted', null],
      ['telve:exit', null],
    ]);
    const told = JSON.stringify(heard);
    for (const value of Object.values(typed)) expect(told).not.toContain(value);
  });

  it('tells a refusal with its code', async () => {
    const heard = hear();
    const element = make();
    const client = publicClient();
    client.answer(calls.checkByEmail, () => Promise.reject(refusal('application_already_exists', { requestId: 'r7' })));
    element.client = client;
    await fillIn(await rootIn(addTo(document.body, element)));
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toEqual([
      'telve:error',
      expect.objectContaining({ code: 'application_already_exists', status: 400, requestId: 'r7' }),
    ]);
  });

  it('says what is missing, and begins when it comes', async () => {
    const heard = hear();
    const element = addTo(document.body, make());
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]?.[1]).toMatchObject({ code: 'unexpected', message: expect.stringContaining('apiBase') });
    element.setAttribute('api-base', apiBase);
    element.setAttribute('theme', 'dark');
    expect((await rootIn(element)).dataset.theme).toBe('dark');
  });

  it('keeps what was typed when it is moved, and is empty when it is taken out', async () => {
    const element = make();
    element.client = publicClient();
    const root = await rootIn(addTo(document.body, element));
    const field = within(root).getByLabelText<HTMLInputElement>(/^E-posta/);
    fireEvent.change(field, { target: { value: email } });
    addTo(document.body, document.createElement('main')).append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(field.isConnected && field.value).toBe(email);
    element.remove();
    await expect.poll(() => element.shadowRoot?.childElementCount).toBe(0);
  });

  it('takes properties that were set before it was known', async () => {
    const name = 'telve-known-later';
    const element = addTo(document.body, document.createElement(name)) as MerchantApplicationElement;
    const client = publicClient();
    element.client = client;
    expect(defineMerchantApplication(name)).toBe(defineMerchantApplication(name));
    await rootIn(element);
    expect(element.client).toBe(client);
  });
});

describe('a refused wizard', () => {
  const show = (getAccessToken: (refused?: string) => string | null) => {
    const touched = guardPage();
    const onUnauthorized = vi.fn();
    const place = addTo(document.body, document.createElement('div'));
    const mounted = mount(place, { apiBase, view: 'wizard', email, getAccessToken, onUnauthorized });
    afterwards(mounted.unmount);
    return { touched, onUnauthorized, place };
  };

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('calls onUnauthorized once and touches no storage: %i', async (status, code) => {
    const sent = takeRequests(() => refused(status, code));
    const { touched, onUnauthorized, place } = show(() => tokenOf(1));
    await expect.poll(() => onUnauthorized.mock.calls.length).toBe(1);
    const root = await rootIn(place.firstElementChild);
    await within(root).findByRole('button', { name: /yeniden dene/i });
    expect(sent.length).toBeGreaterThan(0);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect([...touched]).toEqual([]);
  });

  it('sends again with the page’s next token, which nobody hears of', async () => {
    const sent = takeRequests(({ headers }) =>
      headers.authorization === `Bearer ${tokenOf(1)}` ? refused(401, 'unauthorized') : undefined,
    );
    const { onUnauthorized } = show((old) => (old ? tokenOf(2) : tokenOf(1)));
    await expect.poll(() => sent.at(-1)?.headers.authorization).toBe(`Bearer ${tokenOf(2)}`);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('asks the page again when it could not say at the start who is signed in', async () => {
    const sent = takeRequests(() => undefined);
    let isDown = true;
    const { onUnauthorized, place } = show(() => {
      if (isDown) throw new Error('offline');
      return tokenOf(1);
    });
    const root = await rootIn(place.firstElementChild);
    const again = await within(root).findByRole('button', { name: /yeniden dene/i });
    expect(sent).toEqual([]);
    isDown = false;
    fireEvent.click(again);
    await expect.poll(() => sent.at(-1)?.headers.authorization).toBe(`Bearer ${tokenOf(1)}`);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('tells at once that nobody is signed in, and asks nothing', async () => {
    const sent = takeRequests(() => undefined);
    const { onUnauthorized } = show(() => null);
    await expect.poll(() => onUnauthorized.mock.calls.length).toBe(1);
    expect(sent).toEqual([]);
  });
});

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTo, afterwards, inBarePage } from '../../testing/embed/place';
import { publicClient } from '../../testing/publicClient';
import { mount } from '../element/mount';
import { diagnose } from './diagnose';

// The styles' library as a page gets it: rules go through the sheet's own interface, which a blocked element lacks.
vi.hoisted(() => Object.assign(globalThis, { SC_DISABLE_SPEEDY: false }));

const nonce = 'c29tZS1ub25jZQ';
const reports: string[] = [];
inBarePage();
afterEach(() => {
  reports.length = 0;
});

/** A policy holds as long as its page: this file has one of its own. */
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => reports.push(violatedDirective));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `style-src 'nonce-${nonce}'`;
  document.head.append(policy);
});

const show = (options: { nonce?: string }) => {
  const place = addTo(document.body, document.createElement('div'));
  const onError = vi.fn();
  const mounted = mount(place, { client: publicClient(), onError, ...options });
  afterwards(mounted.unmount);
  return { place, onError, shadow: place.firstElementChild?.shadowRoot as ShadowRoot };
};

describe('under a policy that asks for a nonce', () => {
  it('draws with the nonce, without a report, and diagnose finds nothing', async () => {
    const { shadow } = show({ nonce });
    await expect.poll(() => shadow.querySelector('input')).not.toBeNull();
    const button = shadow.querySelector('button[type=submit]') as HTMLElement;
    expect(getComputedStyle(button).cursor).not.toBe('default');
    expect(diagnose()).toEqual([]);
    expect(reports).toEqual([]);
  });

  it('names the missing nonce, and the page hears of it', async () => {
    const { place, onError } = show({});
    await expect.poll(() => reports.length).toBeGreaterThan(0);
    await expect.poll(() => diagnose(place).map(({ code }) => code)).toEqual(['missing-nonce']);
    expect(diagnose(place, { lang: 'en' })[0]?.text).toContain('pass the nonce of the answer as nonce');
    expect(onError).toHaveBeenCalled();
  });
});

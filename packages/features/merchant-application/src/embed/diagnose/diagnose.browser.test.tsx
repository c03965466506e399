import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addTo, afterwards, hostStyle, inBarePage, rootIn } from '../../testing/embed/place';
import { publicClient } from '../../testing/publicClient';
import { mount } from '../element/mount';
import type { MountOptions } from '../element/options';
import { MerchantApplication } from '../MerchantApplication';
import { diagnose } from './diagnose';

inBarePage();

/** In the page, with the page's React. */
const showInPage = async () => {
  render(<MerchantApplication client={publicClient()} />);
  await screen.findByLabelText(/Mağaza adı/);
};
/** In a shadow root. */
const showMounted = async (options: MountOptions = { client: publicClient() }) => {
  const place = addTo(document.body, document.createElement('div'));
  const mounted = mount(place, options);
  afterwards(mounted.unmount);
  await rootIn(place.firstElementChild);
  return place;
};
/** As another bundle's React DOM marks what it drew. */
const markByOther = () => {
  Object.assign(addTo(document.body, document.createElement('div')), { __reactFiber$another: {} });
};
const codes = (scope?: ParentNode) => diagnose(scope).map(({ code }) => code);

describe('diagnose', () => {
  it('finds nothing on a healthy page, with its own rules for bare elements', async () => {
    hostStyle('* { margin: 3px } input { border: 9px solid red } button { float: right } .theirs { color: red }');
    await showInPage();
    await showMounted();
    expect(diagnose()).toEqual([]);
  });

  it('says that there is no application in the page, or in a part of it', async () => {
    expect(codes()).toEqual(['not-found']);
    const place = await showMounted();
    expect(codes()).toEqual([]);
    expect(codes(place)).toEqual([]);
    expect(codes(addTo(document.body, document.createElement('aside')))).toEqual(['not-found']);
  });

  it('says that the element is there but shows nothing', () => {
    const element = addTo(document.body, document.createElement('telve-merchant-application'));
    expect(codes()).toEqual(['nothing-shown']);
    expect(codes(element)).toEqual(['nothing-shown']);
  });

  it('names a second React beside ours', async () => {
    await showInPage();
    markByOther();
    expect(diagnose()).toEqual([
      { code: 'second-react', text: expect.stringMatching(/birden çok React DOM kopyası var \(2\)/) },
    ]);
  });

  it('lets the page have as many as it likes where ours lives in a shadow root', async () => {
    render(<p>sayfa</p>);
    markByOther();
    await showMounted();
    expect(diagnose()).toEqual([]);
  });

  it.each(['localStorage', 'indexedDB'])('names blocked storage: %s', async (name) => {
    const before = Object.getOwnPropertyDescriptor(window, name) as PropertyDescriptor;
    await showMounted();
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Storage is blocked here.', 'SecurityError');
      },
    });
    afterwards(() => Object.defineProperty(window, name, before));
    expect(codes()).toEqual(['blocked-storage']);
  });

  it('names rules of the page that reach our fields, each by its selector', async () => {
    hostStyle('[type=text] { border: 9px solid red } button { color: lime !important }');
    await showInPage();
    const findings = diagnose(document, { lang: 'en' });
    expect(findings.map(({ code }) => code)).toEqual(['host-css', 'host-css']);
    expect(findings[0]?.text).toContain('Your rule “[type="text"]” reaches our fields');
    expect(findings[1]?.text).toContain('“button”');
  });

  it('has nothing to say of the same rules where a shadow root keeps them out', async () => {
    hostStyle('[type=text] { border: 9px solid red } button { color: lime !important }');
    await showMounted();
    expect(diagnose()).toEqual([]);
  });

  it('names another version of the kit', async () => {
    await showMounted();
    const mark = Symbol.for('telve.kit.version');
    const page = globalThis as { [mark]?: string };
    const before = page[mark];
    afterwards(() => {
      page[mark] = before;
    });
    page[mark] = '0.0.9';
    expect(diagnose()).toEqual([{ code: 'second-kit', text: expect.stringContaining('@telve/kit 0.0.9') }]);
  });
});

import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addTo, afterwards, apply, hostStyle, inBarePage, rootIn } from '../../testing/embed/place';
import { publicClient } from '../../testing/publicClient';
import { defineMerchantApplication, type MerchantApplicationElement } from './define';
import { mount } from './mount';

inBarePage();

const hostile = `
  * { color: red; border: 7px dashed lime; padding: 11px; text-indent: 40px; word-spacing: 9px; letter-spacing: 5px;
    text-shadow: 0 0 4px red; cursor: wait; text-transform: uppercase; font-variant: small-caps; line-height: 3; direction: rtl; }
  input { background: yellow !important; height: 90px !important; }
  button { position: absolute; transform: rotate(9deg); border-radius: 40px; }
  [type=text], button[type] { margin: 30px !important; opacity: 0.3; }
  h1, h2, h3, p, label { font-size: 60px; }
`;

/** Every computed value of these elements, in words. */
const looksOf = (elements: Iterable<Element>): string[] =>
  [...elements].flatMap((element) => {
    const style = getComputedStyle(element);
    return [...style].map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`);
  });

const show = async () => {
  const place = addTo(document.body, document.createElement('div'));
  const mounted = mount(place, { client: publicClient() });
  afterwards(mounted.unmount);
  return { mounted, place, root: await rootIn(place.firstElementChild) };
};

/** A part of the page with elements of every kind, whose size the rest of the page does not change. */
const hostPart = () => {
  const part = addTo(document.body, document.createElement('section'));
  hostStyle('.host-part { position: fixed; top: 0; left: 0; width: 400px; height: 300px; overflow: hidden; }');
  part.className = 'host-part';
  part.innerHTML =
    '<h1>Başlık</h1><p>Söz <a href="#x">bağ</a></p><label>Ad <input type="text" /></label><button type="button">Git</button><ul><li>bir</li></ul><table><tr><td>1</td></tr></table>';
  return () => looksOf([part, ...part.querySelectorAll('*')]);
};

describe('a page with rules of its own', () => {
  it('keeps its looks before, during and after', async () => {
    hostStyle(hostile);
    const looks = hostPart();
    const before = looks();
    const { mounted, root } = await show();
    expect(looks()).toEqual(before);
    await apply(root);
    expect(looks()).toEqual(before);
    mounted.unmount();
    expect(looks()).toEqual(before);
  });

  it('does not reach inside', async () => {
    const { place, root } = await show();
    // The element itself is the page's; its width is held so that only what reaches inside could change a value.
    const host = place.firstElementChild as HTMLElement;
    for (const [name, value] of Object.entries({ position: 'fixed', top: '0', left: '0', width: '800px' })) {
      host.style.setProperty(name, value, 'important');
    }
    for (const [name, value] of Object.entries({ padding: '0', border: '0', 'box-sizing': 'border-box' })) {
      host.style.setProperty(name, value, 'important');
    }
    const before = looksOf(root.querySelectorAll('*'));
    expect(before.length).toBeGreaterThan(1_000);
    hostStyle(hostile);
    expect(looksOf(root.querySelectorAll('*'))).toEqual(before);
  });

  it('gives its font and its tokens', async () => {
    hostStyle('body { font-family: "Partner Sans", serif; --telve-color-accent-solid: rgb(1, 2, 3); }');
    const { root } = await show();
    expect(getComputedStyle(root).fontFamily).toContain('Partner Sans');
    expect(getComputedStyle(root).getPropertyValue('--_t-color-accent-solid').trim()).toBe('rgb(1, 2, 3)');
  });
});

describe('two copies on one page', () => {
  it('share no id, and every reference points inside its own', async () => {
    defineMerchantApplication();
    const element = document.createElement('telve-merchant-application') as MerchantApplicationElement;
    element.client = publicClient();
    addTo(document.body, element);
    const copies = [(await show()).root, (await show()).root, await rootIn(element)];
    for (const root of copies) {
      const scope = root.getRootNode() as ShadowRoot;
      const ids = [...scope.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(4);
      expect(new Set(ids).size).toBe(ids.length);
      for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
        for (const one of scope.querySelectorAll(`[${name}]`)) {
          for (const id of (one.getAttribute(name) ?? '').split(/\s+/)) expect(scope.getElementById(id)).not.toBeNull();
        }
      }
    }
    const all = copies.flatMap((root) => [...root.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });

  it('keep what is typed and what happens apart', async () => {
    const [first, second] = [await show(), await show()];
    await apply(first.root);
    expect(within(second.root).getByLabelText<HTMLInputElement>(/^E-posta/).value).toBe('');
    first.mounted.unmount();
    expect(first.place.childElementCount).toBe(0);
    await apply(second.root);
  });
});

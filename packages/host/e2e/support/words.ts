import type { Page } from '@playwright/test';

/** English words that a library or a forgotten text would bring. None of them is a Turkish word, as “no” is. */
const english = [
  'the',
  'and',
  'of',
  'is',
  'are',
  'you',
  'your',
  'please',
  'error',
  'failed',
  'loading',
  'load',
  'search',
  'select',
  'close',
  'open',
  'next',
  'previous',
  'page',
  'pages',
  'save',
  'cancel',
  'delete',
  'edit',
  'remove',
  'clear',
  'add',
  'update',
  'password',
  'email',
  'sign',
  'login',
  'logout',
  'user',
  'invalid',
  'required',
  'show',
  'hide',
  'filter',
  'active',
  'passive',
  'status',
  'city',
  'district',
  'company',
  'venue',
  'venues',
  'minutes',
  'menu',
  'home',
  'settings',
  'language',
  'result',
  'results',
  'found',
  'not',
  'yes',
  'undefined',
  'null',
  'true',
  'false',
  'object',
]; // prettier-ignore

/** Words of the specification that the panel shows as they are. */
const ownWords = /\bUser ID\b/g;

/** E-mail addresses are data in any language. */
const address = /\S+@\S+/g;

const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${english.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** All words of a page that somebody sees or hears: texts, names, hints, the title; not what is marked as English. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']) {
          words.push(node.getAttribute(name) ?? '');
        }
      } else if (!node.parentElement?.closest('script, style, [lang=en]')) words.push(node.textContent ?? '');
    }
    return words.map((word) => word.trim()).filter((word) => word !== '');
  });

/** Texts of a page that hold an English word. */
export const englishWords = async (page: Page): Promise<string[]> =>
  (await wordsOf(page)).filter((text) => pattern.test(text.replace(address, '').replace(ownWords, '')));

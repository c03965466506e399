import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot } from './root.mjs';

const fenced = /^(`{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm;
const inlineCode = /`[^`\n]*`/g;
const link = /!?\[[^\]]*\]\(([^)\s]+)\)/g;
const heading = /^#{1,6} +(.+)$/gm;

/** The name under which GitHub's pages offer a heading; headings alike get -1, -2 … */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Anchors of a document's headings. */
export function anchorsOf(text) {
  const seen = new Map();
  return [...text.replace(fenced, '').matchAll(heading)].map(([, title]) => {
    const anchor = anchorOf(title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

/** Addresses of the links and pictures in a document, code left out. */
export const linksOf = (text) =>
  [...text.replace(fenced, '').replace(inlineCode, '').matchAll(link)].map(([, to]) => to);

const exists = (path) => existsSync(inRoot(path));
const read = (path) => readFileSync(inRoot(path), 'utf8');

/**
 * What is wrong with the links of one document: a file that is not there, a heading that nobody wrote.
 * @param path relative path of the document, with forward slashes
 * @returns one line per broken link
 */
export function brokenLinks(path, text) {
  return linksOf(text)
    .filter((to) => !/^[a-z][a-z\d+.-]*:/i.test(to))
    .filter((to) => {
      const [file, anchor] = to.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
      if (!exists(target)) return true;
      if (anchor === undefined || !target.endsWith('.md')) return false;
      return !anchorsOf(target === path ? text : read(target)).includes(anchor);
    })
    .map((to) => `${path}: ${to}`);
}

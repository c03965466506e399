import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownFiles } from './files.mjs';
import { anchorsOf, brokenLinks, linksOf } from './links.mjs';
import { inRoot } from './root.mjs';

describe('the documents', () => {
  it('lead nowhere that is not there', () => {
    const documents = ownFiles().filter((path) => path.endsWith('.md'));
    expect(documents).toContain('README.md');
    expect(documents.flatMap((path) => brokenLinks(path, readFileSync(inRoot(path), 'utf8')))).toEqual([]);
  });
});

describe('a broken link', () => {
  it('is a file that is missing or a heading that nobody wrote', () => {
    const text = '# One two\n\n[a](#one-two) [b](#three) [c](package.json) [d](nothing.md) [e](https://x.example/y)';
    expect(brokenLinks('README.md', text)).toEqual(['README.md: #three', 'README.md: nothing.md']);
  });

  it('is none inside code', () => {
    expect(linksOf('`[a](b)` [c](d)\n\n```md\n[e](f)\n```\n')).toEqual(['d']);
  });
});

describe('an anchor', () => {
  it('is the heading in small letters without signs, numbered when it comes again', () => {
    expect(anchorsOf('# Proxy and TLS\n## `code`, “quoted”\n## Same\n## Same\n```\n# not one\n```\n')).toEqual([
      'proxy-and-tls',
      'code-quoted',
      'same',
      'same-1',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { isSafeLink } from './links';

const hostile = [
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u200B:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://telve.example/1',
  'about:blank',
  'view-source:https://telve.example',
  'https:javascript:alert(1)',
  'https:/javascript:alert(1)',
  'https:telve.example',
  'https:///telve.example',
  '//telve.example',
  '\\\\telve.example',
  '/\\telve.example',
  'http://https://telve.example',
  'http in the middle: ftp://x/http',
  'ftp://telve.example',
  'mailto:a@telve.example',
  'tel:+905321234567',
  'http://',
  'https://user:secret@telve.example',
  'https://telve.example\\@evil.example',
  'https://telve.example/\u202Egnp.exe',
  'https://tel ve.example',
  '<a href="https://telve.example">',
];

describe('a link to outside', () => {
  it('is a web address with its scheme (CAMP-97, MCAMP-23)', () => {
    const good = ['https://telve.example', 'HTTP://telve.example/a?b=https://c.example#d', 'https://çay.example/kahve'];
    expect(good.filter((link) => !isSafeLink(link, 'ExternalLink'))).toEqual([]);
    expect(isSafeLink('www.telve.example', 'ExternalLink')).toBe(false);
    expect(isSafeLink('/plans', 'ExternalLink')).toBe(false);
  });

  it.each(hostile)('is never %j', (link) => {
    expect(isSafeLink(link, 'ExternalLink')).toBe(false);
  });
});

describe('a link into the app', () => {
  it('is a path, a name of the app or a web address', () => {
    const good = ['/plans', '/venues/12?tab=menu', 'plans', 'kampanya-detay/3', 'https://telve.example/plans'];
    expect(good.filter((link) => !isSafeLink(link, 'InternalLink'))).toEqual([]);
  });

  it.each(hostile)('is never %j', (link) => {
    expect(isSafeLink(link, 'InternalLink')).toBe(false);
  });
});

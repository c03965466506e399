import { describe, expect, it } from 'vitest';
import {
  forgotPasswordMail,
  merchantApprovedMail,
  newAccountMail,
  newMerchantAccountMail,
  newPassiveAccountMail,
  newPasswordMail,
} from './templates';

const name = 'Ali\r\nBcc: x@y\u2028 {{7*7}} ${7*7} <b>&"';
const mail = {
  recipient: 'ayse@telve.example',
  name,
  password: 'gizli\r\nsifre',
  life: 7 * 24 * 3_600_000,
  expiresAt: new Date('2026-03-17T09:00:00Z'),
  signInUrl: 'https://panel.example/?a="><b>',
};
const { signInUrl: _none, ...appMail } = mail;

const all = [
  forgotPasswordMail(mail),
  newPasswordMail(mail),
  newAccountMail(mail),
  newPassiveAccountMail(mail),
  newMerchantAccountMail(appMail),
  merchantApprovedMail({ ...mail, active: true }),
  merchantApprovedMail({ ...mail, active: false }),
];

describe.each(all)('the mail $template', ({ subject, text, html, recipient }) => {
  it('greets a hostile name as text on one line, to one recipient (PU-33, MU-28)', () => {
    expect(recipient).toBe('ayse@telve.example');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.split('\n')[0]).toMatch(/^Merhaba Ali Bcc: x@y ?\{\{7\*7\}\} \$\{7\*7\} <b>&",$/);
    expect(html).toContain('{{7*7}} ${7*7} &lt;b&gt;&amp;&quot;');
    expect(html).not.toContain('<b>');
    expect(`${text}${html}`).not.toContain('\r');
  });
});

describe('an invitation', () => {
  it('of an active account leads to the sign-in page, of a passive one says when it will (PU-33, PU-20)', () => {
    const signIn = /Giriş yap(?:: |<)/;
    for (const body of [newAccountMail(mail).text, newAccountMail(mail).html]) expect(body).toMatch(signIn);
    for (const body of [newPassiveAccountMail(mail).text, newPassiveAccountMail(mail).html]) {
      expect(body).not.toMatch(signIn);
      expect(body).toContain('henüz aktif değil');
      expect(body).toContain('7 gün');
    }
  });

  it('to the merchant app names no address of the panel (MU-28)', () => {
    const { text, html } = newMerchantAccountMail(appMail);
    expect(text).not.toContain('http');
    expect(html).not.toContain('<a');
  });
});

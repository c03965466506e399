import { authEntries, panelUserEntries } from '@telve/api';
import { refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { type PanelUserClientOptions, panelUserClient } from '../../testing/panelUserClient';
import { sampleSessions } from '../../testing/panelUsers';
import { PanelUserEditPage } from '../PanelUserEditPage';

const open = async (id = 4, options?: PanelUserClientOptions, client = panelUserClient(options)) => {
  const rendered = renderFeature(<PanelUserEditPage id={id} />, { client, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  return {
    ...rendered,
    client,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    answer: async (label: string) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label })),
  };
};

const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => browser.viewport(1280, 900));

describe('“Şifre Sıfırla”', () => {
  it('mails a password to the user’s e-mail after asking (PU-37, PU-39)', async () => {
    const { client, press, answer } = await open();
    await press('Şifre Sıfırla');
    expect(await screen.findByText('omer@kirikfincan.example adresine geçici bir şifre gönderilir.')).toBeDefined();
    await answer('Gönder');
    await screen.findByText('Şifre başarıyla mail adresine gönderilmiştir');
    expect(client.inputsOf(authEntries.newPassword)).toEqual([{ email: 'omer@kirikfincan.example' }]);
  });

  it('sends nothing when it is cancelled', async () => {
    const { client, press, answer } = await open();
    await press('Şifre Sıfırla');
    await answer('İptal');
    expect(client.inputsOf(authEntries.newPassword)).toEqual([]);
  });

  it.each([
    ['user_not_found', 'Bu e-posta adresiyle bir kullanıcı bulunamadı.'],
    ['user_passive', 'Kullanıcı hesabı pasif durumdadır. Önce aktif yapın.'],
    ['too_many_requests', 'Çok fazla istek gönderildi. Yeniden denemek için kalan süre: 50 dk.'],
  ] as const)('says a refusal (%s) in the card, until the next press', async (code, words) => {
    const { client, press, answer } = await open();
    client.answer(authEntries.newPassword, () => Promise.reject(refusal(code, { retryAfter: 2982 })));
    await press('Şifre Sıfırla');
    await answer('Gönder');
    await waitFor(() => expect(card('Şifre').getByRole('alert').textContent).toBe(words));
    await press('Şifre Sıfırla');
    expect(card('Şifre').queryByRole('alert')).toBeNull();
  });
});

describe('the sessions of a user', () => {
  it('are ended one by one; the focus goes to the heading', async () => {
    const { client, press, answer } = await open();
    await screen.findByText('Safari, iPhone');
    await press('Sonlandır: Safari, iPhone');
    await answer('Sonlandır');
    await screen.findByText('Oturum sonlandırıldı.');
    expect(client.inputsOf(panelUserEntries.endSession)).toEqual([{ id: 4, sessionId: 's2' }]);
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Oturumlar'));
  });

  it('are ended all at once, and then there is none', async () => {
    const { client, press, answer } = await open();
    await screen.findByText('Safari, iPhone');
    await press('Tümünü sonlandır');
    await answer('Sonlandır');
    await screen.findByText('Oturumlar sonlandırıldı.');
    expect(client.inputsOf(panelUserEntries.endSessions)).toEqual([{ id: 4 }]);
    expect(await screen.findByText('Açık oturum yok.')).toBeDefined();
  });

  it('do not let the present one be ended on the own account', async () => {
    const [current, other] = sampleSessions();
    await open(1, { sessions: [{ ...current, current: true }, other] as ReturnType<typeof sampleSessions> });
    expect(await screen.findByText('Şu an')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Sonlandır: / })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Tümünü sonlandır' })).toBeNull();
  });

  it('say that one has ended already, and are read again', async () => {
    const { client, press, answer } = await open();
    await screen.findByText('Safari, iPhone');
    client.answer(panelUserEntries.endSession, () => Promise.reject(refusal('not_found', { status: 404 })));
    await press('Sonlandır: Safari, iPhone');
    await answer('Sonlandır');
    await screen.findByText('Bu oturum zaten sona ermiş.');
    await waitFor(() => expect(client.inputsOf(panelUserEntries.sessions).length).toBeGreaterThan(1));
  });

  it('can be asked for again when they do not load; the form stays', async () => {
    const client = panelUserClient();
    client.answer(panelUserEntries.sessions, () => Promise.reject(refusal('internal_error', { status: 500 })));
    const { user } = await open(4, undefined, client);
    const retry = await card('Oturumlar').findByRole('button', { name: 'Yeniden dene' });
    expect(card('Oturumlar').getByText('Oturumlar yüklenemedi.')).toBeDefined();
    client.answer(panelUserEntries.sessions, () => sampleSessions());
    await user.click(retry);
    await screen.findByText('Safari, iPhone');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ad' }).value).toBe('Ömer Faruk');
  });
});

it('leads to the history of the user', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'İşlem geçmişi' }).getAttribute('href')).toBe('/activity.panelUser/4');
});

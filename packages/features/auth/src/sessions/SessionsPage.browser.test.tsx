import { authEntries } from '@telve/api';
import { expectNoAxeViolations, fakeClient, networkFault, refusal, renderFeature, stub } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionRow, threeSessions } from '../testing/sessions';
import { SessionsPage } from './SessionsPage';

const open = async (rows = threeSessions(), end: () => Promise<boolean> = () => Promise.resolve(true)) => {
  let left = rows;
  const client = fakeClient([
    stub(authEntries.sessions, () => left),
    stub(authEntries.endSession, async ({ id }) => {
      const answer = await end();
      left = left.filter((row) => row.id !== id);
      return answer;
    }),
  ]);
  const rendered = renderFeature(<SessionsPage />, { client, background: 'surface' });
  await screen.findByRole('region', { name: 'Bu cihaz' });
  return { ...rendered, client };
};

const others = () => screen.getByRole('region', { name: 'Diğer oturumlar' });
const endOf = (device: string) => screen.getByRole('button', { name: `Sonlandır: ${device}` });

describe('the own sessions', () => {
  it('shows this device apart, without a way to end it', async () => {
    await open();
    const own = screen.getByRole('region', { name: 'Bu cihaz' });
    expect(own.textContent).toContain('Chrome 131, Windows 11');
    expect(own.textContent).toContain('85.105.0.10 · Giriş: 27.11.2026 09:04');
    expect(within(own).queryByRole('button')).toBeNull();
    expect(within(others()).getAllByRole('listitem')).toHaveLength(2);
    await expectNoAxeViolations(document.body);
  });

  it('asks, ends a session of another device, says so and leaves the focus on the list', async () => {
    const { user, client } = await open();
    await user.click(endOf('Safari, iPhone'));
    const question = await screen.findByRole('alertdialog', { name: 'Oturum sonlandırılacak' });
    expect(client.inputsOf(authEntries.endSession)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Sonlandır' }));
    expect(await screen.findByText('Oturum sonlandırıldı.')).toBeDefined();
    await waitFor(() => expect(within(others()).getAllByRole('listitem')).toHaveLength(1));
    expect(client.inputsOf(authEntries.endSession)).toEqual([{ id: '2' }]);
    expect(document.activeElement?.textContent).toBe('Diğer oturumlar');
  });

  it('ends all sessions of other devices after one question, each once', async () => {
    const { user, client } = await open();
    await user.click(screen.getByRole('button', { name: 'Diğer 2 oturumu sonlandır' }));
    const question = await screen.findByRole('alertdialog', { name: 'Oturumlar sonlandırılacak' });
    await user.click(within(question).getByRole('button', { name: 'Sonlandır' }));
    expect(await screen.findByText('2 oturum sonlandırıldı.')).toBeDefined();
    expect(client.inputsOf(authEntries.endSession)).toEqual([{ id: '2' }, { id: '3' }]);
    expect(await screen.findByText('Başka açık oturum yok')).toBeDefined();
  });

  it('ends nothing on Vazgeç', async () => {
    const { user, client } = await open();
    await user.click(endOf('Safari, iPhone'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(client.inputsOf(authEntries.endSession)).toEqual([]);
    expect(document.activeElement).toBe(endOf('Safari, iPhone'));
  });

  it('tells a failure and keeps the row', async () => {
    const { user } = await open(threeSessions(), () => Promise.reject(networkFault()));
    await user.click(endOf('Safari, iPhone'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sonlandır' }));
    expect(await screen.findByText('Bir hata oluştu')).toBeDefined();
    expect(endOf('Safari, iPhone')).toBeDefined();
  });

  it('says that there is no other session, and names a device that nobody knows', async () => {
    await open([sessionRow({ device: '' })]);
    expect(others().textContent).toContain('Başka açık oturum yok');
    expect(screen.getByText('Bilinmeyen cihaz')).toBeDefined();
  });

  it('offers another try when the list does not load', async () => {
    const client = fakeClient([
      stub(authEntries.sessions, () => Promise.reject(refusal('internal_error', { status: 500 }))),
    ]);
    const { user } = renderFeature(<SessionsPage />, { client });
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(authEntries.sessions, threeSessions());
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Bu cihaz' })).toBeDefined();
  });
});

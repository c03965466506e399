import { accessLogEntries, roles } from '@telve/api';
import { accessLogRow, expectNoAxeViolations, many, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccessLogPage } from './AccessLogPage';
import { type EndUserClientOptions, endUserClient } from './testing/endUserClient';

const open = (query = '', options?: EndUserClientOptions) => {
  const client = endUserClient(options);
  const rendered = renderFeature(<AccessLogPage />, { client, navigation: query });
  return { ...rendered, client, inputs: () => client.inputsOf(accessLogEntries.list) };
};
const rows = async () => {
  await screen.findAllByRole('rowheader');
  return screen.getAllByRole('row').slice(1);
};
const words = async () =>
  (await rows()).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );

describe('the access log', () => {
  it('says when, who, whose data, what and by which request, the newest first', async () => {
    const { inputs } = open();
    expect(await words()).toEqual([
      ['27.11.2026 18:34', 'Zeynep Ünlütürk40217', 'Fotoğraf sayacını sıfırladı', '7f3a-19c2'],
      ['27.11.2026 18:32', 'Zeynep Ünlütürk40217', 'Görüntüledi', '7f3a-1a04'],
      ['27.11.2026 16:14', 'Barış Kılıçaslan38804', 'Aboneliği iptal etti', '7f3a1a04'],
      ['27.11.2026 18:32', 'BaşvuruGökçe Şahinoğlu7', 'Belgesini görüntüledi', '7f3a1a04'],
      ['27.11.2026 18:32', 'Başvuru listesi', 'Dışa aktardı', '7f3a1a04'],
      ['26.11.2026 22:03', '402170', 'Aradı, bulunamadı', '7f3a1a04'],
      ['20.11.2026 11:00', '41000', 'Görüntüledi', '7f3a1a04'],
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Zaman',
      'Kim',
      'Üye / başvuru',
      'İşlem',
      'İstek no',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Zaman' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByText('7 kayıt')).toBeDefined();
    expect(inputs()).toEqual([{ page: 1, size: 10 }]);
  });

  it('leads to members and applications that are still there', async () => {
    open();
    await rows();
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/endUsers.detail/40217',
      '/endUsers.detail/40217',
      '/endUsers.detail/38804',
      '/applications.detail/7',
    ]);
  });

  it('names an applicant in plain words where the host has no applications', async () => {
    renderFeature(<AccessLogPage />, {
      client: endUserClient(),
      navigation: memoryNavigation('', ['endUsers.detail']),
    });
    await rows();
    expect(screen.queryByRole('link', { name: 'Gökçe Şahinoğlu' })).toBeNull();
    expect(screen.getByText('Gökçe Şahinoğlu')).toBeDefined();
  });

  it('tells an action of a newer server without failing', async () => {
    open('', { log: [accessLogRow({ action: 'toString' as never })] });
    expect(await screen.findByText('Başka bir işlem')).toBeDefined();
  });

  it('is searched by a whole number, of one digit too', async () => {
    const { user, inputs, navigation } = open();
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'User ID' }), '7');
    await waitFor(async () => expect(await words()).toHaveLength(1));
    expect(inputs().at(-1)).toEqual({ page: 1, size: 10, search: '7' });
    expect(navigation.query()).toBe('page=1&search=7');
  });

  it('holds filters and page in the address', async () => {
    const { inputs } = open('actorId=2&action=not_found&startDate=2026-11-26&endDate=2026-11-26');
    expect(await words()).toHaveLength(1);
    expect(inputs()).toEqual([
      { page: 1, size: 10, actorId: 2, action: 'not_found', startDate: '2026-11-26', endDate: '2026-11-26' },
    ]);
    expect(screen.getByRole('button', { name: /^Kişi/ }).textContent).toContain('Mert Karakoç');
    expect(screen.getByRole('button', { name: /^İşlem/ }).textContent).toContain('Aradı, bulunamadı');
  });

  it('comes in pages', async () => {
    const { user, inputs } = open('', { log: many(12, accessLogRow) });
    expect(await screen.findByText('12 kayıt')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await waitFor(async () => expect(await words()).toHaveLength(2));
    expect(inputs().at(-1)).toEqual({ page: 2, size: 10 });
  });
});

describe('export', () => {
  it('gives a file of what search and filters let through', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { user, client } = open('search=40217&actorId=1&startDate=2026-11-01&page=1');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
    expect(await screen.findByText('Dosya indirildi.')).toBeDefined();
    expect(client.inputsOf(accessLogEntries.exportRows)).toEqual([
      { search: '40217', actorId: 1, startDate: '2026-11-01' },
    ]);
    expect(saved).toHaveBeenCalledOnce();
    saved.mockRestore();
  });

  it('says when there is none', async () => {
    const { user, client } = open();
    await rows();
    client.answer(accessLogEntries.exportRows, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
    expect(await screen.findByText('Bir hata oluştu')).toBeDefined();
  });
});

describe('without rows', () => {
  it('says that nobody has looked yet', async () => {
    open('', { log: [] });
    expect(await screen.findByRole('heading', { name: 'Henüz kayıt yok' })).toBeDefined();
  });

  it('says that nothing was found, and clears the search on request', async () => {
    const { user } = open('search=5');
    expect(await screen.findByRole('heading', { name: 'Kayıt bulunamadı' })).toBeDefined();
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Filtreleri temizle' }));
    expect(await words()).toHaveLength(7);
  });

  it('offers to try again when they cannot be read', async () => {
    const client = endUserClient();
    client.answer(accessLogEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    renderFeature(<AccessLogPage />, { client });
    expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing', (role) => {
    const { client } = open('', { roles: [role] });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});

it('has nothing that axe objects to', async () => {
  const { container } = open();
  await rows();
  await expectNoAxeViolations(container, { layout: false });
});

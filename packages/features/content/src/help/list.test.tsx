import { type HelpContent, helpContentEntries, roles } from '@telve/api';
import { helpContent, helpContentRow, many, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpContentAddPage } from './HelpContentAddPage';
import { HelpContentEditPage } from './HelpContentEditPage';
import { HelpContentListPage } from './HelpContentListPage';
import { helpClient, markup } from './testing/helpClient';

const open = (query = '', rows?: readonly HelpContent[]) => {
  const client = helpClient(rows ? { rows } : {});
  return { ...renderFeature(<HelpContentListPage />, { client, navigation: query }), client };
};
const active = (question: string) => screen.findByRole('switch', { name: `${question} aktif` });
const cancelling = 'Aboneliğimi nasıl iptal ederim?';
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

describe('the list', () => {
  it('shows id, question, category, priority, active and edit (HELP-02, HELP-03, HELP-04, HELP-05, HELP-06, HELP-07)', async () => {
    open();
    expect((await active(cancelling)).getAttribute('aria-checked')).toBe('true');
    expect((await active('E-posta adresimi nasıl değiştiririm?')).getAttribute('aria-checked')).toBe('false');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['ID', 'Soru', 'Kategori', 'Öncelik', 'Aktif', 'İşlemler']);
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(/^12Aboneliğimi nasıl iptal ederim\?Abonelik/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: `${cancelling} önceliği` }).value).toBe('1');
    const edit = screen.getByRole('link', { name: `Düzenle: ${cancelling}` });
    expect(edit.getAttribute('href')).toBe('/helpContents.edit/12');
  });

  it('says when what is changed in it is saved (HELP-05, HELP-06)', async () => {
    open();
    await active(cancelling);
    const saving = 'Öncelik Enter ile ya da alandan çıkınca, aktiflik anahtarla kaydedilir.';
    expect(screen.getByText(saving, { exact: false })).toBeDefined();
  });

  it('is paged, with the page in the address (HELP-01, HELP-24)', async () => {
    const { client, user, navigation } = open(
      '',
      many(34, ({ id }) => helpContent({ id, title: `Soru ${id}`, priority: id })),
    );
    await active('Soru 1');
    expect(screen.getByText('1–10 / 34')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sayfa 2' }));
    await active('Soru 11');
    expect(navigation.query()).toBe('page=2');
    expect(client.inputsOf(helpContentEntries.list)).toEqual([
      { page: 1, size: 10 },
      { page: 2, size: 10 },
    ]);
  });

  it('opens on the page of its address (HELP-01)', async () => {
    open(
      'page=2',
      many(12, ({ id }) => helpContent({ id, title: `Soru ${id}`, priority: id })),
    );
    await active('Soru 11');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('switches active at once, and keeps it over a reading (HELP-05, HELP-15, HELP-28)', async () => {
    const { client, user } = open();
    await user.click(await active(cancelling));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(helpContentEntries.setActive)).toEqual([{ id: 12, active: false }]);
    await waitFor(() => expect(client.inputsOf(helpContentEntries.list)).toHaveLength(2));
    expect((await active(cancelling)).getAttribute('aria-checked')).toBe('false');
  });

  it('flips the switch back with “Bir hata oluştu” when it fails (HELP-05)', async () => {
    const { client, user } = open();
    client.answer(helpContentEntries.setActive, fails);
    await user.click(await active(cancelling));
    await screen.findByText('Bir hata oluştu');
    expect((await active(cancelling)).getAttribute('aria-checked')).toBe('true');
  });

  it('shows markup of a question as text (HELP-04)', async () => {
    const { container } = open();
    await screen.findByText(markup);
    expect(container.querySelector('img')).toBeNull();
    expect(globalThis).not.toHaveProperty('hasRun');
  });

  it('leads to the form that adds, and has no link where the host has no form (HELP-08)', async () => {
    const { user, navigation, unmount } = open();
    await active(cancelling);
    await user.click(screen.getByRole('link', { name: 'Soru ekle' }));
    expect(navigation.visits).toMatchObject([{ target: 'helpContents.add' }]);
    unmount();
    renderFeature(<HelpContentListPage />, { client: helpClient(), navigation: memoryNavigation('', []) });
    await active(cancelling);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says that there are none yet, and can be loaded again when it failed', async () => {
    open('', []);
    await screen.findByText('Henüz soru yok');
    const client = helpClient();
    client.answer(helpContentEntries.list, fails);
    const { user } = renderFeature(<HelpContentListPage />, { client });
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(helpContentEntries.list, {
      items: [helpContentRow({ id: 7, title: 'Sonunda gelen soru' })],
      totalCount: 1,
      totalPages: 1,
    });
    await user.click(again);
    await active('Sonunda gelen soru');
    expect(screen.queryByText('Bir hata oluştu')).toBeNull();
  });
});

describe.each([
  ['list', <HelpContentListPage key="list" />, 'Yardım içerikleri'],
  ['add form', <HelpContentAddPage key="add" />, 'Soru ekle'],
  ['edit form', <HelpContentEditPage key="edit" id={12} />, cancelling],
] as const)('the %s', (_name, element, title) => {
  it('opens to PanelUser (HELP-01, HELP-08, HELP-09, HELP-10)', async () => {
    renderFeature(element, { client: helpClient() });
    await screen.findByRole('heading', { level: 1, name: title });
  });

  it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (HELP-10)', (role) => {
    const client = helpClient({ roles: [role] });
    renderFeature(element, { client });
    expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
    expect(client.calls).toEqual([]);
  });
});

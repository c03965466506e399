import { applicationEntries, type MerchantApplication } from '@telve/api';
import { expectNoAxeViolations } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { application } from '../testing/applications';
import { openDetail } from '../testing/openDetail';

beforeEach(() => page.viewport(1280, 900));

const complete = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Tamamla' });

describe('in PendingApproval', () => {
  it('shows every field and five document links (STAFF-14)', async () => {
    const { box, buttons } = await openDetail(application());
    expect(box('Firma sahibi').value).toBe('Elif Tandoğmuş');
    expect(box('IBAN').value).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(box('Banka').value).toBe('Örnek Katılım Bankası');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Basic \+ Plus/ }).checked).toBe(true);
    expect(screen.getAllByRole('link', { name: /^İndir:/ })).toHaveLength(5);
    expect(screen.getByText(/vergi-levhasi-2026\.jpg · 1,2\sMB/)).toBeDefined();
    expect(buttons()).toEqual(['Reddet', 'Güncelle', 'Tamamla']);
    expect(complete().disabled).toBe(false);
  });

  it('saves the full form (STAFF-26, STAFF-30, STAFF-38)', async () => {
    const { retype, press, saves } = await openDetail(application());
    await retype('Ticari unvan', 'Kırık Fincan A.Ş.');
    await press('Güncelle');
    await screen.findByText('Başarıyla Güncellendi');
    expect(saves()).toMatchObject([
      { id: 4187, version: 1, companyTitle: 'Kırık Fincan A.Ş.', iban: 'TR330006100519786457841326' },
    ]);
  });

  it('is completed after a question, changes saved before (STAFF-16, STAFF-22, STAFF-29)', async () => {
    const { retype, press, dialog, user, client } = await openDetail(application());
    await retype('Vergi dairesi', 'Üsküdar');
    await press('Tamamla');
    await user.click((await dialog(/tamamlansın mı/)).getByRole('button', { name: 'Tamamla' }));
    await screen.findByText('Başarıyla Gönderildi.');
    const writes = client.calls.map(({ id }) => id).filter((id) => !id.endsWith('detail'));
    expect(writes).toEqual(['applications.update', 'applications.changeStatus']);
    expect(client.inputsOf(applicationEntries.changeStatus)).toEqual([{ id: 4187, status: 'Completed' }]);
  });

  it('is rejected (STAFF-23, STAFF-31)', async () => {
    const { press, dialog, user, changes } = await openDetail(application());
    await press('Reddet');
    await user.click((await dialog(/reddedilsin mi/)).getByRole('button', { name: 'Reddet' }));
    await screen.findByText('Başarıyla Reddedildi.');
    expect(changes()).toEqual([{ id: 4187, status: 'Rejected' }]);
  });

  it.each([
    ['Vergi dairesi', 'Vergi dairesi (eksik)'],
    ['Vergi numarası', 'Vergi numarası (eksik)'],
    ['Fatura adresi', 'Fatura adresi (eksik)'],
    ['Ticari unvan', 'Ticari unvan (eksik)'],
  ])('cannot be completed without %s, and leads there (STAFF-24, STAFF-25)', async (field, gap) => {
    const { retype, press, box } = await openDetail(application());
    await retype(field, '');
    expect(complete().disabled).toBe(true);
    expect(screen.getByText('Tamamlamak için 1 alan eksik')).toBeDefined();
    await press(gap);
    expect(document.activeElement).toBe(box(field));
    await retype(field, '1234567890');
    await waitFor(() => expect(complete().disabled).toBe(false));
  });

  it('cannot be completed without a document, and leads to them (STAFF-24)', async () => {
    const { press } = await openDetail(application({ documents: application().documents?.slice(1) ?? [] }));
    expect(complete().disabled).toBe(true);
    await press('Vergi levhası (eksik)');
    expect(document.activeElement?.textContent).toBe('Belgeler');
  });
});

describe.each(['PreApproved', 'AwaitingStoreOpening', 'Rejected', 'Completed'] as const)('in %s', (status) => {
  it('nothing can be changed (STAFF-26, STAFF-27, STAFF-28, STAFF-41)', async () => {
    const { buttons, user } = await openDetail(application({ status }));
    for (const tab of screen.getAllByRole('tab')) {
      await user.click(tab);
      expect(screen.queryAllByRole('textbox')).toEqual([]);
      expect(buttons()).toEqual([]);
    }
    expect(screen.getByText('Örnek Katılım Bankası')).toBeDefined();
  });
});

describe('beside the form', () => {
  it('stand the history and the person, to be called and written to', async () => {
    await openDetail(application());
    const history = within(screen.getByRole('list', { name: 'Durum geçmişi' }));
    expect(history.getByText('23.11.2026 09:12 · Nehir Saraçgil')).toBeDefined();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^Ara:/)).toBe('tel:+905324180726');
    expect(hrefOf(/^E-posta yaz:/)).toBe('mailto:elif@kirikfincan.example');
  });

  it('stands no history, and documents are links alone, where the back end has no more (STAFF-14)', async () => {
    const { documents: _, history: __, version: ___, documentsWanted: ____, ...plain } = application();
    await openDetail(plain as MerchantApplication);
    expect(screen.queryByText('Durum geçmişi')).toBeNull();
    expect(screen.getAllByRole('link', { name: /^İndir:/ })).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Yan yana incele' })).toBeNull();
  });
});

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
] as const)('has no axe faults and no sideways scroll, %s at %i px (STAFF-02)', async (theme, width) => {
  await page.viewport(width, 900);
  const { container } = await openDetail(application({ taxOffice: '' }), { theme });
  await expectNoAxeViolations(container);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

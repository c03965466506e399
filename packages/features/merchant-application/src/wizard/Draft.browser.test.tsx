import { toValues } from '@telve/application-fields';
import type { DraftStorage } from '@telve/kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, filledApplication, filledFields, pdf } from '../testing/application';
import { memoryDrafts } from '../testing/memoryDrafts';
import { field, openWizard, slot, title } from '../testing/wizard';

const key = 'merchant-application.4187';
const server = toValues(application());
const savedAt = () => new Date(Date.now() - 3_600_000).toISOString();

const withDraft = (values: object, step = 'bank') =>
  memoryDrafts({ [key]: { values: { ...server, ...values }, step, savedAt: savedAt() } });

it('keeps what was typed, the files and the step (WIZ-61, D-46)', async () => {
  const drafts = memoryDrafts();
  const { fill, press, put } = openWizard({ start: application(filledFields), drafts, navigation: 'step=documents' });
  await title('Belge yükleme');
  put('Sözleşme', pdf('sozlesme.pdf'));
  await press(/Şirket bilgileri/);
  await title('Şirket bilgileri');
  await fill({ 'Ticari unvan': 'Başka Unvan' });
  await waitFor(() =>
    expect(drafts.kept.get(key)).toMatchObject({
      step: 'company',
      values: { companyTitle: 'Başka Unvan', files: { contract: expect.any(File) } },
    }),
  );
});

it('keeps nothing while nothing differs, and forgets when it is as before again', async () => {
  const drafts = memoryDrafts();
  const { fill } = openWizard({ drafts });
  await title('Şirket bilgileri');
  await fill({ 'Firma sahibi': 'Elif' });
  await waitFor(() => expect(drafts.kept.has(key)).toBe(true));
  await fill({ 'Firma sahibi': '' });
  await waitFor(() => expect(drafts.kept.has(key)).toBe(false));
});

it('keeps what was typed in the last half second when the page goes', async () => {
  const drafts = memoryDrafts();
  const { fill } = openWizard({ drafts });
  await title('Şirket bilgileri');
  await fill({ 'Firma sahibi': 'Elif' });
  window.dispatchEvent(new Event('pagehide'));
  expect(drafts.kept.get(key)).toMatchObject({ values: { ownerName: 'Elif' } });
});

it('offers the draft of the last visit and goes on with it, files included', async () => {
  const files = { ...server.files, contract: pdf('sozlesme.pdf') };
  const drafts = withDraft({ ...filledFields, files }, 'documents');
  const { press } = openWizard({ drafts });
  await screen.findByText('Kaydedilmemiş bir taslağınız var');
  expect(screen.getByText(/5\. adımda kaldınız\. 1 belge de taslakta duruyor\./)).toBeTruthy();
  expect(field(/Firma sahibi/).value).toBe('');
  await press('Taslaktan devam et');
  await title('Belge yükleme');
  expect(screen.queryByText('Kaydedilmemiş bir taslağınız var')).toBeNull();
  expect(slot('Sözleşme').textContent).toContain('sozlesme.pdf');
  await press(/Şirket bilgileri/);
  await title('Şirket bilgileri');
  expect(field(/Firma sahibi/).value).toBe('Elif Tandoğmuş');
});

it('forgets a draft that is dropped, and starts with the server’s values', async () => {
  const drafts = withDraft({ ownerName: 'Elif Tandoğmuş' });
  const { press } = openWizard({ drafts });
  await screen.findByText('Kaydedilmemiş bir taslağınız var');
  await press('Sil');
  const question = await screen.findByRole('alertdialog', { name: 'Taslak silinsin mi?' });
  expect(drafts.kept.has(key)).toBe(true);
  fireEvent.click(within(question).getByRole('button', { name: 'Sil' }));
  await waitFor(() => expect(drafts.kept.has(key)).toBe(false));
  expect(field(/Firma sahibi/).value).toBe('');
});

it('takes nothing typed before the draft is answered, which would be kept nowhere', async () => {
  const drafts = withDraft({ ownerName: 'Elif Tandoğmuş' });
  const { press } = openWizard({ drafts });
  await screen.findByText('Kaydedilmemiş bir taslağınız var');
  expect(field(/Firma sahibi/).matches(':disabled')).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(drafts.kept.get(key)).toMatchObject({ values: { ownerName: 'Elif Tandoğmuş' } });
  await press('Taslaktan devam et');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toBe(document.activeElement));
  await press(/Şirket bilgileri/);
  await title('Şirket bilgileri');
  expect(field(/Firma sahibi/).matches(':disabled')).toBe(false);
});

it('takes no file before the draft is answered, and leaves the one in the draft alone (WIZ-41, D-46)', async () => {
  const drafts = withDraft({ files: { ...server.files, contract: pdf('sozlesme.pdf') } }, 'documents');
  const { drop, press } = openWizard({
    start: application(filledFields),
    drafts,
    navigation: 'step=documents',
  });
  await screen.findByText('Kaydedilmemiş bir taslağınız var');
  drop('Vergi levhası', pdf('levha.pdf'));
  drop('Sözleşme', pdf('baska.pdf'));
  await press('Taslaktan devam et');
  await waitFor(() => expect(slot('Sözleşme').textContent).toContain('sozlesme.pdf'));
  expect(slot('Vergi levhası').textContent).not.toContain('levha.pdf');
  drop('Vergi levhası', pdf('levha.pdf'));
  await waitFor(() => expect(slot('Vergi levhası').textContent).toContain('levha.pdf'));
});

it('takes nothing before it is known whether there is a draft, and never waits for ever (D-46)', async () => {
  const never = new Promise<never>(() => {});
  openWizard({ drafts: { ...memoryDrafts(), load: () => never } });
  await title('Şirket bilgileri');
  expect(field(/Firma sahibi/).matches(':disabled')).toBe(true);
  await waitFor(() => expect(field(/Firma sahibi/).matches(':disabled')).toBe(false), { timeout: 4000 });
});

it('gives the own invoice address back over steps and a reload, after the tick was set (WIZ-28, D-46)', async () => {
  const start = filledApplication({ companyAddress: 'Moda', invoiceAddress: 'Levent' });
  const drafts = memoryDrafts();
  const first = openWizard({ start, drafts });
  await title('Şirket bilgileri');
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Fatura adresi şirket adresiyle aynı' });
  await first.user.click(tick());
  await first.press('Devam Et');
  await title('Banka bilgileri');
  await first.press('Geri');
  await title('Şirket bilgileri');
  expect(tick().checked).toBe(true);
  await first.user.click(tick());
  expect(field(/Fatura adresi/).value).toBe('Levent');
  await first.user.click(tick());
  await waitFor(() => expect(drafts.kept.get(key)).toMatchObject({ values: { invoiceAddress: 'Moda' } }));
  first.unmount();
  const again = openWizard({ start, drafts });
  await screen.findByText('Kaydedilmemiş bir taslağınız var');
  await again.press('Taslaktan devam et');
  await waitFor(() => expect(tick().checked).toBe(true));
  await again.user.click(tick());
  expect(field(/Fatura adresi/).value).toBe('Levent');
});

it('shows the draft’s own invoice address, not one that followed the company’s', async () => {
  const start = application({ companyAddress: 'Moda', invoiceAddress: 'Moda' });
  const values = { ...toValues(start), companyAddress: 'Bebek', invoiceAddress: 'Levent' };
  const drafts = memoryDrafts({ [key]: { values, step: 'company', savedAt: savedAt() } });
  const { press } = openWizard({ start, drafts });
  await screen.findByText('Kaydedilmemiş bir taslağınız var');
  await press('Taslaktan devam et');
  await waitFor(() => expect(field(/Fatura adresi/).value).toBe('Levent'));
});

it('is forgotten once the application was handed in, for good (D-46)', async () => {
  const drafts = memoryDrafts();
  const { fill, handIn, press, unmount } = openWizard({ start: filledApplication(), drafts });
  await title('Şirket bilgileri');
  await fill({ 'Ticari unvan': 'Başka Unvan' });
  await waitFor(() => expect(drafts.kept.has(key)).toBe(true));
  for (const name of ['Banka bilgileri', 'Kullanıcı bilgileri', 'Mağaza bilgileri', 'Belge yükleme']) {
    await press('Devam Et');
    await title(name);
  }
  await press('Tamamla');
  await title('Başvuru onayı');
  await handIn();
  await title('Başvurunuz inceleniyor');
  unmount();
  expect(drafts.kept.has(key)).toBe(false);
});

describe('the choice for shared computers', () => {
  it('keeps nothing when it is off, forgets what was kept, and is remembered (D-46)', async () => {
    const drafts = memoryDrafts();
    const first = openWizard({ drafts });
    await title('Şirket bilgileri');
    await first.fill({ 'Firma sahibi': 'Elif' });
    await waitFor(() => expect(drafts.kept.has(key)).toBe(true));
    await first.user.click(screen.getByRole('checkbox', { name: /Taslağı bu bilgisayarda sakla/ }));
    await waitFor(() => expect(drafts.kept.has(key)).toBe(false));
    await first.fill({ 'Firma sahibi': 'Elif Tandoğmuş' });
    first.unmount();
    expect(drafts.kept.has(key)).toBe(false);
    openWizard({ drafts });
    await title('Şirket bilgileri');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Taslağı/ }).checked).toBe(false),
    );
  });

  it('is absent where the embedder keeps no drafts', async () => {
    openWizard();
    await title('Şirket bilgileri');
    expect(screen.queryByRole('checkbox', { name: /Taslağı/ })).toBeNull();
  });
});

describe('a storage that is blocked', () => {
  const blocked: DraftStorage = {
    load: () => Promise.reject(new Error('blocked')),
    save: () => Promise.reject(new Error('blocked')),
    clear: () => Promise.reject(new Error('blocked')),
  };

  it('stops nothing, and the person is told that nothing is kept', async () => {
    const { fill, press } = openWizard({ drafts: blocked });
    await title('Şirket bilgileri');
    await fill({
      'Firma sahibi': 'Elif Tandoğmuş',
      'Ticari unvan': 'Kırık Fincan',
      'Şirket e-postası': 'a@b.example',
    });
    await screen.findByText(/Taslak bu tarayıcıda saklanamıyor/);
    await press('Devam Et');
    await title('Banka bilgileri');
  });
});

it.each([
  ['something foreign', { hello: 'world' }],
  ['a text', 'x'],
  ['values of another kind', { values: { milkType: 3, files: 5 }, step: 7, savedAt: 'x' }],
])('opens as if there were none with %s in the storage', async (_what, kept) => {
  openWizard({ drafts: memoryDrafts({ [key]: kept }) });
  await title('Şirket bilgileri');
  expect(screen.queryByText('Kaydedilmemiş bir taslağınız var')).toBeNull();
});

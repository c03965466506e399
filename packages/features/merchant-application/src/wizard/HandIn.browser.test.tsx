import { applicationDocuments, applicationEntries } from '@telve/api';
import { deferred, networkFault, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { application, filledApplication, filledFields, pdf } from '../testing/application';
import { memoryDrafts } from '../testing/memoryDrafts';
import { button, field, openWizard, slot, stepper, title } from '../testing/wizard';

/** On step 6, with five newly chosen files. */
const atApproval = async (options: Parameters<typeof openWizard>[0] = {}) => {
  const opened = openWizard({ start: application(filledFields), navigation: 'step=documents', ...options });
  await title('Belge yükleme');
  await opened.putAll();
  await opened.press('Tamamla');
  await title('Başvuru onayı');
  return opened;
};

it('asks, saves every field and file with one PUT, then changes the status to PendingApproval (WIZ-14, WIZ-61, WIZ-64)', async () => {
  let submitted = 0;
  const { client, handIn, saves, statuses } = await atApproval({ onSubmitted: () => (submitted += 1) });
  await handIn();
  await title('Başvurunuz inceleniyor');
  const { id, ...fields } = saves()[0] ?? { id: 0 };
  expect(id).toBe(4187);
  const { bankName: _bank, ...typed } = filledFields;
  expect(fields).toMatchObject({
    ...typed,
    storeName: 'Kırık Fincan Moda',
    authorizedPerson: 'Elif Tandoğmuş',
    phoneNumber: '5324180726',
    companyName: 'Kırık Fincan Moda',
    companyType: 'Individual',
    kepAddress: '',
    companyAddress: '',
    taxOffice: '',
    taxIdNumber: '',
    invoiceAddress: '',
    subscriptionType: 'PLUS',
  });
  expect(applicationDocuments.map((name) => (fields[name] as File).name)).toEqual(
    applicationDocuments.map((_, index) => `belge-${index}.pdf`),
  );
  expect(statuses()).toEqual([{ id: 4187, status: 'PendingApproval' }]);
  const order = client.calls.map((call) => call.id);
  expect(order.indexOf('applications.update')).toBeLessThan(order.indexOf('applications.changeStatus'));
  expect(submitted).toBe(1);
  await screen.findByText('Başvurunuz onaya gönderildi.');
});

it('sends nothing when the question is answered with no (WIZ-14)', async () => {
  const { press, user, saves } = await atApproval();
  await press('Onayla');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /İptal|Vazgeç/ }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves()).toEqual([]);
});

it('keeps Onayla from working until all five steps are complete, and says where something is missing (WIZ-14)', async () => {
  const { press, fill } = await atApproval();
  await press('Düzenle: Şirket');
  await title('Şirket bilgileri');
  await fill({ 'Firma sahibi': '' });
  await press(/Başvuru onayı/);
  await title('Başvuru onayı');
  expect(button('Onayla').disabled).toBe(true);
  expect(screen.getByText('Eksik bilgiler var')).toBeTruthy();
  expect(stepper().getByRole('button', { name: /Şirket bilgileri/ }).textContent).toContain('Eksik');
  const [link] = screen.getAllByRole('button', { name: 'Şirket bilgileri' });
  link?.click();
  await title('Şirket bilgileri');
  await fill({ 'Firma sahibi': 'Elif Tandoğmuş' });
  await press(/Başvuru onayı/);
  await title('Başvuru onayı');
  expect(button('Onayla').disabled).toBe(false);
});

describe('when the save fails', () => {
  it.each([
    ['the server fails', refusal('internal_error', { status: 500 })],
    ['there is no answer', networkFault()],
  ])('says “Bir hata oluştu.”, loses nothing and can send again: %s (WIZ-59)', async (_case, error) => {
    const errors: string[] = [];
    const drafts = memoryDrafts();
    const { client, handIn, statuses, saves } = await atApproval({ drafts, onError: ({ code }) => errors.push(code) });
    const works = deferred<never>();
    client.answer(applicationEntries.update, () => works.promise);
    await handIn();
    works.reject(error);
    await screen.findByText('Bir hata oluştu.');
    expect(errors).toEqual([error.code]);
    expect(statuses()).toEqual([]);
    expect(screen.getAllByText(/belge-\d\.pdf/)).toHaveLength(5);
    await waitFor(() => expect(drafts.kept.has('merchant-application.4187')).toBe(true));
    client.answer(applicationEntries.update, filledApplication());
    await handIn();
    await waitFor(() => expect(statuses()).toHaveLength(1));
    expect(saves()).toHaveLength(2);
  });

  it('names a refused file at its slot on step 5 and keeps everything (WIZ-61)', async () => {
    const { client, handIn, press, user, saves } = await atApproval();
    const fields = [{ field: 'signatureCircular', code: 'file_infected' }];
    client.answer(applicationEntries.update, () => Promise.reject(refusal('infected_file', { status: 422, fields })));
    await handIn();
    await title('Belge yükleme');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('İmza sirküleri');
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    expect(within(slot('İmza sirküleri')).getAllByText(/belge-2\.pdf/).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Dosyada zararlı yazılım bulundu.').length).toBeGreaterThan(0);
    expect(screen.getByText('5 belgeden 5 tanesi hazır')).toBeTruthy();
    await press(/Şirket bilgileri/);
    await title('Şirket bilgileri');
    expect(field(/Firma sahibi/).value).toBe('Elif Tandoğmuş');
    expect(saves()).toHaveLength(1);
  });

  it('shows the words of tax_number_length at the tax number (WIZ-57, WIZ-58)', async () => {
    const { client, handIn } = await atApproval();
    const fields = [{ field: 'taxIdNumber', code: 'tax_number_length' }];
    client.answer(applicationEntries.update, () => Promise.reject(refusal('tax_number_length', { fields })));
    await handIn();
    await title('Şirket bilgileri');
    expect((await screen.findAllByText('Vergi Numarası 10 haneden oluşmalıdır.')).length).toBeGreaterThan(0);
  });
});

it('counts the files as stored when only the change of status fails, and does not send them again (WIZ-14, D-46)', async () => {
  const { client, handIn, saves, statuses } = await atApproval();
  client.answer(applicationEntries.changeStatus, () => Promise.reject(refusal('internal_error', { status: 500 })));
  await handIn();
  await screen.findByText('Bir hata oluştu.');
  await waitFor(() => expect(screen.getAllByText('Yüklendi')).toHaveLength(5));
  expect(button('Onayla').disabled).toBe(false);
  client.answer(applicationEntries.changeStatus, true);
  await handIn();
  await waitFor(() => expect(statuses()).toHaveLength(2));
  expect(saves()).toHaveLength(2);
  for (const name of applicationDocuments) expect(saves()[1]).not.toHaveProperty(name);
});

it('shows how far each file is while it is sent, and can be stopped without losing anything', async () => {
  const { client, handIn, press, saves } = await atApproval();
  let progress: ((share: number) => void) | undefined;
  client.answer(applicationEntries.update, (_input, options) => {
    progress = options?.onProgress;
    return new Promise<never>(() => {});
  });
  await handIn();
  await screen.findByText('Başvurunuz gönderiliyor');
  progress?.(0.5);
  const bars = () => screen.getAllByRole('progressbar').map((bar) => Number(bar.getAttribute('aria-valuenow')));
  await waitFor(() => expect(bars()).toEqual([100, 100, 50, 0, 0]));
  expect(stepper().queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Geri' })).toBeNull();
  await press('Durdur');
  await screen.findByText(/Gönderme durduruldu/);
  await waitFor(() => expect(document.activeElement).toBe(button('Onayla')));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(button('Onayla').disabled).toBe(false);
  expect(screen.getAllByText(/belge-\d\.pdf/)).toHaveLength(5);
  client.answer(applicationEntries.update, filledApplication());
  await handIn();
  await waitFor(() => expect(saves()).toHaveLength(2));
});

it('asks for a file again that was deleted since it was chosen, and sends nothing', async () => {
  const opened = openWizard({ start: application(filledFields), navigation: 'step=documents' });
  await title('Belge yükleme');
  await opened.putAll();
  await opened.press('Tamamla');
  await title('Başvuru onayı');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));
  await opened.press('Onayla');
  await title('Belge yükleme');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Vergi levhası');
  await opened.user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
  expect(slot('Vergi levhası').textContent).toContain('belge-0.pdf');
  expect(slot('Vergi levhası').textContent).toContain('Dosya okunamadı. Yeniden seçin.');
  expect(screen.getAllByText('Dosya okunamadı. Yeniden seçin.')).toHaveLength(1);
  expect(opened.saves()).toEqual([]);
  opened.put('Vergi levhası', pdf('yeni.pdf'));
  await within(slot('Vergi levhası')).findByText(/Hazır/);
  await opened.press('Tamamla');
  await title('Başvuru onayı');
  await opened.handIn();
  await waitFor(() => expect(opened.saves()).toHaveLength(1));
});

it('says at its slot which file went away while it was sent (WIZ-59)', async () => {
  const opened = await atApproval();
  opened.client.answer(applicationEntries.update, () => {
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    return Promise.reject(networkFault());
  });
  await opened.handIn();
  await title('Belge yükleme');
  await within(slot('Vergi levhası')).findByText('Dosya okunamadı. Yeniden seçin.');
});

it('stays on what is being sent when Back is pressed', async () => {
  const { client, handIn, navigation } = await atApproval();
  const answer = deferred<never>();
  client.answer(applicationEntries.update, () => answer.promise);
  await handIn();
  await screen.findByText('Başvurunuz gönderiliyor');
  navigation.back();
  await waitFor(() => expect(navigation.query()).toBe('step=documents'));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Başvuru onayı');
  answer.reject(networkFault());
  await title('Belge yükleme');
  expect(screen.getByText('5 belgeden 5 tanesi hazır')).toBeTruthy();
});

it('loses nothing when the session ends in the middle: the draft and the fields are still there (WIZ-61)', async () => {
  const drafts = memoryDrafts();
  const { client, handIn } = await atApproval({ drafts });
  client.answer(applicationEntries.update, () => Promise.reject(refusal('unauthorized', { status: 401 })));
  await handIn();
  await waitFor(() => expect(screen.queryByText('Başvurunuz gönderiliyor')).toBeNull());
  expect(screen.getAllByText(/belge-\d\.pdf/)).toHaveLength(5);
  await waitFor(() =>
    expect(drafts.kept.get('merchant-application.4187')).toMatchObject({
      step: 'approval',
      values: { ownerName: 'Elif Tandoğmuş', files: { contract: expect.any(File) } },
    }),
  );
});

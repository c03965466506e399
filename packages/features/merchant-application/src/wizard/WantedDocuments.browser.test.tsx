import { applicationEntries, type DocumentReason } from '@telve/api';
import { networkFault, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filledApplication, pdf, storedDocument, withDocuments } from '../testing/application';
import { memoryDrafts } from '../testing/memoryDrafts';
import { openWizard, slot, stepper, title } from '../testing/wizard';

describe('documents that were sent back', () => {
  const again = (reason: DocumentReason | null = 'CutOff', note: string | null = '2. sayfanın altı kesik çıkmış.') => [
    storedDocument('taxPlate', { verdict: 'Fine' }),
    storedDocument('certificateOfActivity'),
    storedDocument('signatureCircular', { verdict: 'Again', reason, note }),
    storedDocument('tradeRegistryRecord'),
    storedDocument('contract', { verdict: 'Again', reason: 'Expired' }),
  ];
  const sentBack = (part = {}) =>
    filledApplication({ status: 'PendingApproval', documentsWanted: true, ...withDocuments(again()), ...part });

  it('open those slots alone, each with its reason and what was sent (WIZ-15)', async () => {
    openWizard({ start: sentBack() });
    await title('2 belgeyi yeniden yükleyin');
    expect(screen.getByText('Neden: Sayfa kesik')).toBeTruthy();
    expect(screen.getByText('2. sayfanın altı kesik çıkmış.')).toBeTruthy();
    expect(screen.getByText('Neden: Süresi dolmuş')).toBeTruthy();
    expect(screen.getByText('Vergi levhası uygun')).toBeTruthy();
    expect(slot('İmza sirküleri')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Vergi levhası' })).toBeNull();
    expect(stepper().queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keep the chosen files over a reload until they are sent (D-46)', async () => {
    const drafts = memoryDrafts();
    const start = sentBack();
    const key = `merchant-application.${start.id}`;
    const first = openWizard({ start, drafts });
    await title('2 belgeyi yeniden yükleyin');
    first.put('İmza sirküleri', pdf('imza-2.pdf'));
    await waitFor(() => expect(drafts.kept.has(key)).toBe(true));
    first.unmount();
    const { put, press } = openWizard({ start, drafts });
    await within(await screen.findByRole('group', { name: 'İmza sirküleri' })).findByText('imza-2.pdf');
    put('Sözleşme', pdf('sozlesme-2.pdf'));
    await within(slot('Sözleşme')).findByText(/Hazır/);
    await press('Belgeleri gönder');
    await title('Başvurunuz inceleniyor');
    await waitFor(() => expect(drafts.kept.has(key)).toBe(false));
  });

  it('need a new file each, are sent alone, and the application is in review again (WIZ-56)', async () => {
    const { press, put, saves, user, statuses } = openWizard({ start: sentBack() });
    await title('2 belgeyi yeniden yükleyin');
    put('İmza sirküleri', pdf('imza-2.pdf'));
    await within(slot('İmza sirküleri')).findByText(/Hazır/);
    await press('Belgeleri gönder');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Sözleşme');
    expect(dialog.textContent).toContain('Dosya gereklidir.');
    expect(dialog.textContent).not.toContain('İmza sirküleri');
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    put('Sözleşme', pdf('sozlesme-2.pdf'));
    await press('Belgeleri gönder');
    const heading = await title('Başvurunuz inceleniyor');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await screen.findByText('Belgeleriniz gönderildi.');
    expect(saves()).toEqual([{ id: 4187, signatureCircular: expect.any(File), contract: expect.any(File) }]);
    expect(statuses()).toEqual([]);
  });

  it('keep what was chosen when sending fails (WIZ-59)', async () => {
    const { client, press, put } = openWizard({ start: sentBack(withDocuments(again().slice(0, 4))) });
    await title('Bir belgeyi yeniden yükleyin');
    client.answer(applicationEntries.update, () => Promise.reject(refusal('internal_error', { status: 500 })));
    put('İmza sirküleri', pdf('imza-2.pdf'));
    await press('Belgeleri gönder');
    await screen.findByText('Bir hata oluştu.');
    expect(within(slot('İmza sirküleri')).getAllByText(/imza-2\.pdf/).length).toBeGreaterThan(0);
  });

  const one = () => sentBack(withDocuments(again().slice(0, 4)));
  const gone = () =>
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));

  it('name a file that was deleted before it was sent at its slot, and send nothing (WIZ-59)', async () => {
    const { press, put, saves, user } = openWizard({ start: one() });
    await title('Bir belgeyi yeniden yükleyin');
    put('İmza sirküleri', pdf('imza-2.pdf'));
    await within(slot('İmza sirküleri')).findByText(/Hazır/);
    gone();
    await press('Belgeleri gönder');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    expect(slot('İmza sirküleri').textContent).toContain('imza-2.pdf');
    expect(slot('İmza sirküleri').textContent).toContain('Dosya okunamadı. Yeniden seçin.');
    expect(saves()).toEqual([]);
    put('İmza sirküleri', pdf('imza-3.pdf'));
    await within(slot('İmza sirküleri')).findByText(/Hazır/);
    await press('Belgeleri gönder');
    await title('Başvurunuz inceleniyor');
  });

  it('name a file that went away while it was sent at its slot (WIZ-59)', async () => {
    const { client, press, put } = openWizard({ start: one() });
    await title('Bir belgeyi yeniden yükleyin');
    client.answer(applicationEntries.update, () => {
      gone();
      return Promise.reject(networkFault());
    });
    put('İmza sirküleri', pdf('imza-2.pdf'));
    await within(slot('İmza sirküleri')).findByText(/Hazır/);
    await press('Belgeleri gönder');
    await within(slot('İmza sirküleri')).findByText('Dosya okunamadı. Yeniden seçin.');
  });

  it('keep the focus in the slot when the sending is stopped (WIZ-41)', async () => {
    const { client, press, put, user } = openWizard({ start: one() });
    await title('Bir belgeyi yeniden yükleyin');
    client.answer(applicationEntries.update, () => new Promise<never>(() => {}));
    put('İmza sirküleri', pdf('imza-2.pdf'));
    await within(slot('İmza sirküleri')).findByText(/Hazır/);
    await press('Belgeleri gönder');
    const stop = await screen.findByRole('button', { name: 'İptal et: imza-2.pdf' });
    await user.click(stop);
    await screen.findByText(/Gönderme durduruldu/);
    await waitFor(() => expect(slot('İmza sirküleri').contains(document.activeElement)).toBe(true));
  });
});

import { applicationEntries, type DocumentReason } from '@telve/api';
import { deferred, expectNoAxeViolations, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, filledApplication, pdf, storedDocument, withDocuments } from '../testing/application';
import { memoryDrafts } from '../testing/memoryDrafts';
import { button, email, openWizard, slot, stepper, title } from '../testing/wizard';
import { wizardClient } from '../testing/wizardClient';

const nothingCanBeEdited = () => {
  for (const role of ['textbox', 'radio', 'checkbox', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
  expect(document.querySelector('input')).toBeNull();
  expect(screen.queryByRole('button', { name: /Düzenle|Onayla|Devam Et|Tamamla|Geri/ })).toBeNull();
};

it('reads the application by the own e-mail (WIZ-18, WIZ-62)', async () => {
  const { client } = openWizard();
  await title('Şirket bilgileri');
  expect(client.inputsOf(applicationEntries.byEmail)).toEqual([{ email }]);
  expect(screen.getByText('Kırık Fincan Moda · Başvuru 4187')).toBeTruthy();
});

describe('in review', () => {
  it.each(['PendingApproval', 'AwaitingStoreOpening'] as const)(
    'shows %s locked on step 6, with the message that the team gets in touch (WIZ-15, WIZ-16, WIZ-17)',
    async (status) => {
      openWizard({ start: filledApplication({ status }) });
      await title('Başvurunuz inceleniyor');
      expect(screen.getByText(/Başvurunuz inceleniyor\. Ekibimiz sizinle iletişime geçecektir\./)).toBeTruthy();
      expect(stepper().queryByRole('button')).toBeNull();
      const shown = stepper().getAllByRole('listitem').at(-1);
      expect(shown?.querySelector('[aria-current="step"]') ?? shown?.closest('[aria-current="step"]')).toBeTruthy();
      nothingCanBeEdited();
      expect(screen.getByText('TR60 0006 2012 3456 7890 1234 56')).toBeTruthy();
      expect(screen.getByText('Küçük, Orta')).toBeTruthy();
    },
  );

  it('ignores a step in the address (WIZ-17)', async () => {
    openWizard({ start: filledApplication({ status: 'PendingApproval' }), navigation: 'step=company' });
    await title('Başvurunuz inceleniyor');
    nothingCanBeEdited();
  });
});

it.each([
  ['Rejected', 'Başvurunuz kabul edilmedi', 'Reddedildi'],
  ['Completed', 'Başvurunuz tamamlandı', 'Tamamlandı'],
] as const)('shows %s read-only, with its state in words (WIZ-65)', async (status, heading, badge) => {
  openWizard({ start: filledApplication({ status }) });
  await title(heading);
  expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
  expect(screen.getByText('Kırık Fincan Gıda Ltd. Şti.')).toBeTruthy();
  nothingCanBeEdited();
});

it.each(['NewApplication', 'PendingPreApproval'] as const)(
  'says that %s waits for its approval before (WIZ-15)',
  async (status) => {
    openWizard({ start: application({ status }) });
    await title('Ön başvurunuz inceleniyor');
    nothingCanBeEdited();
  },
);

it('opens for PreApproved (WIZ-64)', async () => {
  openWizard();
  await title('Şirket bilgileri');
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(5);
});

it('says that there is no application (WIZ-65, D-45)', async () => {
  openWizard({ start: null });
  await screen.findByText('Başvurunuz bulunmuyor');
});

it('shows that it is loading, and can try again after a failure', async () => {
  const client = wizardClient();
  const answer = deferred<never>();
  client.answer(applicationEntries.byEmail, () => answer.promise);
  const { user } = openWizard({ client });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  answer.reject(refusal('internal_error', { status: 500 }));
  const again = await screen.findByRole('button', { name: /Yeniden dene|Tekrar dene/ });
  client.answer(applicationEntries.byEmail, application());
  await user.click(again);
  await title('Şirket bilgileri');
});

it.each(['PanelVenueUser', 'PanelReportUser'] as const)(
  'is not for %s, and reads nothing then (WIZ-02)',
  async (role) => {
    const { client } = openWizard({ roles: [role] });
    await screen.findByRole('heading');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(client.calls).toEqual([]);
  },
);

it.each(['AppliedMerchantUser', 'PanelUser'] as const)('is for %s (WIZ-02)', async (role) => {
  openWizard({ roles: [role] });
  await title('Şirket bilgileri');
});

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
});

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  it.each([
    ['company', filledApplication()],
    ['bank', filledApplication()],
    ['person', filledApplication()],
    ['store', filledApplication()],
    ['documents', filledApplication({ contractUrl: null })],
    ['approval', filledApplication()],
    ['company', filledApplication({ status: 'Rejected' })],
  ] as const)('has no accessibility violation on %s, at 1440 and 320 px', async (step, start) => {
    for (const width of [1200, 320]) {
      const holder = document.createElement('div');
      holder.style.width = `${width}px`;
      document.body.append(holder);
      const { container, unmount } = openWizard({ start, theme, navigation: `step=${step}` });
      holder.append(container);
      await screen.findByRole('heading', { level: 2 });
      await expectNoAxeViolations(container);
      expect(container.scrollWidth).toBeLessThanOrEqual(width);
      unmount();
      holder.remove();
    }
  });
});

it('keeps the buttons of a narrow step reachable: the draft’s choice stands under them', async () => {
  const holder = document.createElement('div');
  holder.style.width = '390px';
  document.body.append(holder);
  const { container } = openWizard({
    drafts: { load: async () => null, save: async () => {}, clear: async () => {} },
  });
  holder.append(container);
  await title('Şirket bilgileri');
  const choice = await screen.findByRole('checkbox', { name: /Taslağı bu bilgisayarda sakla/ });
  expect(choice.getBoundingClientRect().top).toBeGreaterThan(button('Devam Et').getBoundingClientRect().bottom);
  holder.remove();
});

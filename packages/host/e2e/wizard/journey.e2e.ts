import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import { applicationOf, newApplicant, pdf, signInApplicant, wizardCalls, wizardPath } from './applicant';
import { documentNames, iban, Wizard } from './Wizard';

test('is filled in and handed in by mouse, with one save and one change of status (WIZ-01, WIZ-14, WIZ-60, WIZ-61, WIZ-64)', async ({
  page,
  api,
}) => {
  const applicant = await newApplicant(api);
  await signInApplicant(page, api, applicant);
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Başvuru bilgileri' }).click();
  await expect(page).toHaveURL(new RegExp(wizardPath));
  const wizard = new Wizard(page);
  await wizard.shows('Şirket bilgileri');
  const [saves, statuses, banks] = [
    recordCalls(page, wizardCalls.save),
    recordCalls(page, wizardCalls.status),
    recordCalls(page, wizardCalls.bank),
  ];
  await wizard.fillAll();
  await expectAccessible(page, 'approval');
  await wizard.handIn();
  await wizard.shows('Başvurunuz inceleniyor');
  await expect(page.getByText('Ekibimiz sizinle iletişime geçecektir.')).toBeVisible();
  expect([saves.length, statuses.length, banks.length]).toEqual([1, 1, 1]);
  expect(saves[0]?.method()).toBe('PUT');
  expect(saves[0]?.headers()['content-type']).toContain('multipart/form-data');
  const stored = await applicationOf(api, applicant);
  expect(stored).toMatchObject({ status: 'PendingApproval', iban, ownerName: 'Elif Tandoğmuş', milkType: ['FullFat'] });
  expect(stored.documents?.map(({ name }) => name).sort()).toEqual(
    documentNames.map((_, index) => `belge-${index}.pdf`),
  );
});

test('is filled in and handed in with the keyboard alone (WIZ-04, WIZ-14)', async ({ page, api }) => {
  test.slow();
  const applicant = await newApplicant(api);
  await signInApplicant(page, api, applicant);
  const wizard = await new Wizard(page).open();
  const type = async (name: string, text: string) => {
    await tabTo(page, wizard.field(name));
    await page.keyboard.type(text);
  };
  const goOn = async (title: string) => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  };
  await tabTo(page, wizard.next);
  await page.keyboard.press('Enter');
  await expect(wizard.field('Firma sahibi')).toBeFocused();
  await page.keyboard.type('Elif Tandoğmuş');
  await type('Ticari unvan', 'Kırık Fincan Gıda');
  await type('Şirket e-postası', 'bilgi@kirikfincan.example');
  await goOn('Banka bilgileri');
  await type('IBAN', iban);
  await expect(wizard.field('Banka')).not.toHaveValue('');
  await type('Hesap adı', 'Kırık Fincan Gıda');
  await goOn('Kullanıcı bilgileri');
  await type('Unvanı', 'Müdür');
  await type('E-posta', 'elif@kirikfincan.example');
  await goOn('Mağaza bilgileri');
  await type('Mağaza adresi', 'Moda Cad. No: 12');
  for (const name of ['Küçük', 'Tam yağlı']) {
    await tabTo(page, page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, wizard.next);
  await goOn('Belge yükleme');
  let chosen = 0;
  page.on('filechooser', (chooser) => chooser.setFiles(pdf(`belge-${chosen++}.pdf`)));
  for (const name of documentNames) {
    await tabTo(page, wizard.slot(name).getByRole('button').first());
    await page.keyboard.press('Enter');
    await expect(wizard.slot(name).getByText(/Hazır/).first()).toBeVisible();
    await expect(wizard.slot(name).locator(':focus')).toHaveCount(1);
  }
  await tabTo(page, wizard.finish);
  await goOn('Başvuru onayı');
  await tabTo(page, wizard.approve);
  await page.keyboard.press('Enter');
  await tabTo(page, wizard.confirmation.getByRole('button', { name: 'Onayla' }));
  await page.keyboard.press('Enter');
  await wizard.shows('Başvurunuz inceleniyor');
  expect((await applicationOf(api, applicant)).status).toBe('PendingApproval');
});

test('opens a document that was sent back and takes a new one (WIZ-15)', async ({ page, api }) => {
  const applicant = await newApplicant(api);
  await signInApplicant(page, api, applicant);
  const wizard = await new Wizard(page).open();
  await wizard.fillAll();
  await wizard.handIn();
  await wizard.shows('Başvurunuz inceleniyor');
  const verdicts = [{ document: 'signatureCircular', verdict: 'Again', reason: 'CutOff', note: 'Alt kenar kesik.' }];
  await api.put(wizardCalls.review, { id: applicant.id, verdicts, send: true });
  await page.reload();
  await wizard.shows('Bir belgeyi yeniden yükleyin');
  await expect(page.getByText('Alt kenar kesik.')).toBeVisible();
  await expectAccessible(page, 'documents that were sent back');
  await wizard.put('İmza sirküleri', pdf('imza-yeni.pdf'));
  await page.getByRole('button', { name: 'Belgeleri gönder' }).click();
  await wizard.shows('Başvurunuz inceleniyor');
  const { documents } = await applicationOf(api, applicant);
  expect(documents?.find(({ document }) => document === 'signatureCircular')?.name).toBe('imza-yeni.pdf');
});

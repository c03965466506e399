import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { expect, test } from '../support/test';
import { applicationOf, newApplicant, pdf, signInApplicant, wizardCalls, wizardPath } from './applicant';
import { documentNames, iban, Wizard } from './Wizard';
import { WizardByKeyboard } from './WizardByKeyboard';

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
  const wizard = new WizardByKeyboard(page);
  await wizard.wizard.open();
  await wizard.fillFields();
  await wizard.chooseDocuments();
  await wizard.handIn();
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

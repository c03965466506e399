import { Applications, applicationCalls, applicationPaths } from '../pages/Applications';
import { recordCalls } from '../support/calls';
import { expect, test } from '../support/test';
import { signInApplicant } from '../wizard/applicant';
import { Wizard } from '../wizard/Wizard';
import { detailOf, newApplication } from './applications';

test.use({ account: 'admin', refusals: [409] });

test('a pre-approved applicant signs in with the mailed password and the wizard takes the documents (GEN-04, STAFF-19, STAFF-32, STAFF-39, D-43)', async ({
  page,
  api,
  visit,
}) => {
  test.slow();
  const { id, email } = await newApplication(api);
  const detail = await new Applications(page).open(id);
  const [saves, statuses] = [recordCalls(page, applicationCalls.save), recordCalls(page, applicationCalls.status)];
  await detail.field('Adres').fill('Bağdat Cad. No: 2, Kadıköy');
  await detail.approve.click();
  await expect(page.getByText('Başarıyla Onaylandı')).toBeVisible();
  expect([saves.length, statuses.length]).toEqual([1, 1]);
  expect([statuses[0]?.method(), statuses[0]?.postDataJSON()]).toEqual(['PUT', { id, status: 'PreApproved' }]);
  await expect(detail.approve).toHaveCount(0);
  expect(await detailOf(api, id)).toMatchObject({ status: 'PreApproved', address: 'Bağdat Cad. No: 2, Kadıköy' });

  const applicant = await visit(null);
  await signInApplicant(applicant, api, { email });
  const wizard = await new Wizard(applicant).open();
  await wizard.fillAll();
  await wizard.handIn();
  await wizard.shows('Başvurunuz inceleniyor');
  const stored = await detailOf(api, id);
  expect([stored.status, stored.documents?.length]).toEqual(['PendingApproval', 5]);
});

test('a rejected application is read-only and says so in the list (STAFF-20, STAFF-28, STAFF-31)', async ({
  page,
  api,
}) => {
  const { id, storeName } = await newApplication(api);
  const detail = await new Applications(page).open(id);
  await detail.reject.click();
  await detail.agree('Reddet');
  await expect(page.getByText('Başarıyla Reddedildi.')).toBeVisible();
  await expect(detail.update).toHaveCount(0);
  await page.goto(`${applicationPaths.list}?search=${encodeURIComponent(storeName)}`);
  await expect(detail.row(storeName)).toContainText('Reddedildi');
});

test('of two who decide at once the second is told who was first (STAFF-17, D-40)', async ({ page, api, visit }) => {
  const { id } = await newApplication(api);
  const mine = await new Applications(page).open(id);
  const other = await new Applications(await visit('admin')).open(id);
  await other.reject.click();
  await other.agree('Reddet');
  await expect(other.page.getByText('Başarıyla Reddedildi.')).toBeVisible();
  await mine.approve.click();
  await expect(mine.taken).toContainText(/Gökçe Işıldak.*Reddedildi/);
  await mine.taken.getByRole('button', { name: 'Tamam' }).click();
  await expect(mine.approve).toHaveCount(0);
  expect((await detailOf(api, id)).status).toBe('Rejected');
});

test('of two who save at once the second compares, and loses nothing (STAFF-18, STAFF-38)', async ({
  page,
  api,
  visit,
}) => {
  const { id } = await newApplication(api);
  const mine = await new Applications(page).open(id);
  const other = await new Applications(await visit('admin')).open(id);
  await other.field('Mağaza adı').fill('Güneşli Fırın');
  await other.update.click();
  await expect(other.page.getByText('Başarıyla Güncellendi')).toBeVisible();
  await mine.field('Mağaza adı').fill('Güneşli Cezve');
  await mine.field('Adres').fill('Bahariye Cad. 4');
  await mine.update.click();
  await expect(page.getByRole('heading', { name: 'Değişiklikleri karşılaştır' })).toBeFocused();
  await page.getByRole('radio', { name: /Gökçe Işıldak.*Güneşli Fırın/ }).check();
  await page.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await expect(page.getByText('Başarıyla Güncellendi')).toBeVisible();
  expect(await detailOf(api, id)).toMatchObject({ storeName: 'Güneşli Fırın', address: 'Bahariye Cad. 4' });
});

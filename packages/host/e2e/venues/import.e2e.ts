import { readFile } from 'node:fs/promises';
import type { Page as Rows, Venue, VenueRow } from '@telve/api';
import { ImportByKeyboard } from '../pages/ImportByKeyboard';
import { callPaths } from '../support/calls';
import { correctedFile, hoursFile, week } from '../support/files';
import type { PanelApi } from '../support/panelApi';
import { expect, test } from '../support/test';

test.use({ account: 'admin' });

const title = 'Çalışma saatlerini içe aktar';
const venueOf = (api: PanelApi, id: number) => api.get<Venue>(`/api/panel/venue/detail/${id}`);

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('hours of a workbook are imported by keyboard alone: spoilt and refused rows told, saved, corrected and taken over, the same file again changes nothing (VEN-18 to VEN-26, VEN-141)', async ({
    page,
    api,
  }, { retry }) => {
    const open = `07:1${retry}`;
    const [one, two] = [await venueOf(api, 300), await venueOf(api, 291)];
    const row = ({ code }: Venue) => ({ code, ...week(open, '23:30') });
    await page.goto('/dashboard/venues');
    const flow = new ImportByKeyboard(page, title);
    const { dialog } = flow;
    await flow.open(
      hoursFile('saatler.xlsx', [row(one), { ...row(two), close2: '#####' }, { ...row(two), code: 'YOK-1' }]),
    );
    await flow.press('Devam et');
    const damaged = dialog.getByRole('list', { name: 'Bozuk hücreler' }).getByRole('listitem');
    await expect(damaged).toHaveText([/Satır 3\s*Sütun F.*#####.*Salı kapanış/s]);
    await flow.expectInWindow();
    await flow.press('Bu 1 satırı atla');

    await flow.isAt('Sonuç');
    await expect(flow.count('Yüklendi')).toHaveText('1');
    await expect(flow.count('Hatalı')).toHaveText('1');
    await expect(flow.count('Atlandı')).toHaveText('1');
    const log = await flow.save(dialog.getByRole('link', { name: 'Kayıt dosyası' }));
    expect(log.text).toContain('4;Mağaza kodu;');
    const rest = await flow.save(flow.button('Yalnız hatalı satırlar'));
    await flow.close();

    const [head, damagedRow] = rest.text.split('\r\n');
    const corrected = correctedFile(rest.name, [head, damagedRow?.replace('#####', '23:30')].join('\r\n'));
    await flow.take(corrected);
    await expect(dialog.getByText('1 güncellendi')).toBeVisible();
    await flow.close();
    const after = await venueOf(api, 291);
    expect(after.workingHours[1]).toMatchObject({ openHour: open, closeHour: '23:30' });
    expect(after).toEqual({ ...two, workingHours: (await venueOf(api, 300)).workingHours, version: two.version + 1 });

    await flow.take(corrected);
    await expect(dialog.getByText('1 zaten aynıydı')).toBeVisible();
    await flow.close();
    expect(await venueOf(api, 291)).toEqual(after);
  });
});

test('the exported hours, imported again, change nothing (VEN-142, D-61)', async ({ page, api }) => {
  const stored = async () => {
    const { items } = await api.get<Rows<VenueRow>>(callPaths.venues, { search: 'şeker', size: 100 });
    return Promise.all(items.map(async ({ id }) => (await venueOf(api, id)).workingHours));
  };
  const before = await stored();
  await page.goto('/dashboard/venues?search=şeker');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const file = await started;
  const flow = new ImportByKeyboard(page, title);
  await flow.take({ name: file.suggestedFilename(), mimeType: '', buffer: await readFile(await file.path()) });
  await expect(flow.dialog.getByText(`${before.length} zaten aynıydı`)).toBeVisible();
  expect(await stored()).toEqual(before);
});

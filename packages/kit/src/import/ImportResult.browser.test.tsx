import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deferred, testClient } from '../testing/client';
import { importAnswer } from '../testing/importAnswers';
import { companiesCsv, fileOf, importEntry, linesOf } from '../testing/importing';
import { dialog, openImport } from '../testing/openImport';

beforeEach(() => page.viewport(1280, 900));

const failure = (row: number, message: string, field: string | null = null) => ({ row, field, code: 'x', message });

/** What the browser's downloads are given. */
const downloads = () => {
  const given: { name: string; content: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push({ name: this.download, content: fetch(this.href).then((answer) => answer.text()) });
  });
  return given;
};

const refusing = testClient().on(importEntry, () =>
  importAnswer(1, {
    success: false,
    message: '2 satır yüklenemedi.',
    count: 2,
    failed: 2,
    logFileUrl: '/kayit/1.csv?imza=x',
    failures: [failure(3, 'Lütfen geçerli bir mail adresi giriniz.', 'invoiceMailAddress'), failure(4, 'Kayıtlı.')],
  }),
);
const text = 'İş yeri adı;Fatura e-postası\r\nIşıl;a@b.co\r\nYağmur;muhasebe@yagmur\r\n=Üç;c@d.co';

it('shows the server’s message, the count and the log, and the first refused rows (VEN-21, VEN-25, COMP-10, COMP-13)', async () => {
  const { toPreview, press } = await openImport({}, refusing);
  await toPreview(fileOf(text));
  await press('Devam et');
  expect(await screen.findByText('2 satır yüklenemedi.')).toBeTruthy();
  const shown = within(await dialog());
  expect(shown.getByText('Hatalı').closest('div')?.textContent).toContain('2');
  expect(shown.getByText('Yağmur · muhasebe@yagmur')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Kayıt dosyası' }).getAttribute('href')).toBe('/kayit/1.csv?imza=x');
});

it('gives the refused rows alone, with their reasons, and takes that file back (VEN-21, COMP-10)', async () => {
  const given = downloads();
  const { toPreview, press, client } = await openImport({}, refusing);
  const before = client.inputs(importEntry).length;
  await toPreview(fileOf(text));
  await press('Devam et');
  await press('Yalnız hatalı satırlar');
  expect(given[0]?.name).toBe('is-yerleri-kasim-hatali-satirlar.csv');
  const rows = (await given[0]?.content) ?? '';
  expect(rows).toContain("'=Üç;");
  await press('Tamam');
  await press('İçe aktar penceresi');
  await toPreview(fileOf(rows, 'hatali.csv'));
  await press('Devam et');
  await screen.findByText('2 satır yüklenemedi.');
  const again = client.inputs(importEntry)[before + 1];
  expect((await linesOf(again?.file as File)).map((line) => line.split(';')[0])).toEqual(['Yağmur', "'=Üç"]);
});

it('makes the log in the browser when several answers hold it (VEN-25, COMP-13)', async () => {
  const given = downloads();
  const client = testClient().on(importEntry, ({ firstRow = 2 }) =>
    importAnswer(1, { failed: 1, logFileUrl: '/one-part', failures: [failure(firstRow, 'Bozuk', 'iban')] }),
  );
  const { toPreview, press } = await openImport({}, client);
  await toPreview(fileOf(companiesCsv(501)));
  await press('Devam et');
  await press('Kayıt dosyası');
  expect(given[0]?.name).toBe('is-yerleri-kasim-kayit.csv');
  expect(await given[0]?.content).toContain('2;IBAN;Bozuk\r\n502;IBAN;Bozuk');
});

const held = () => {
  const gate = deferred<void>();
  const client = testClient().on(importEntry, async ({ file }) => {
    await gate.promise;
    return importAnswer((await linesOf(file)).length);
  });
  return { gate, client };
};

it('asks before it closes while rows are on their way, and stays when told to', async () => {
  const { gate, client } = held();
  const { toPreview, press, user } = await openImport({}, client);
  await toPreview();
  await press('Devam et');
  await screen.findByText('0 / 3 satır');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Yükleme sürüyor')).toBeTruthy();
  await press('Pencerede kal');
  gate.resolve();
  expect(await screen.findByText('Dosya başarıyla yüklenmiştir')).toBeTruthy();
});

it('goes on in the background when its page is gone, and tells how it ended', async () => {
  const { gate, client } = held();
  const { toPreview, press, update } = await openImport({}, client);
  await toPreview();
  await press('Devam et');
  await press('Arka planda sürdür');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  update(<p>Başka bir sayfa</p>);
  const notice = await screen.findByRole('complementary', { name: /Arka plandaki yükleme/ });
  expect(within(notice).getByText('%0')).toBeTruthy();
  await press('Bildirimi kapat');
  expect(screen.queryByRole('complementary')).toBeNull();
  gate.resolve();
  const ended = await screen.findByRole('complementary', { name: /Arka plandaki yükleme/ });
  expect((await within(ended).findAllByText('Dosya başarıyla yüklenmiştir')).length).toBeGreaterThan(0);
  await press('Pencereyi aç');
  expect(await screen.findByText('3 iş yeri yüklendi: 3 yeni.')).toBeTruthy();
  await press('Tamam');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('keeps file and mapping when it is closed before anything is sent', async () => {
  const { toPreview, press, user } = await openImport();
  await toPreview(fileOf('İş yeri adı;Not\r\nIşıl;x'));
  await press('Devam et');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Not sütununun alanı' }), 'IBAN');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('İçe aktar penceresi');
  const select = (await screen.findByRole('combobox', { name: 'Not sütununun alanı' })) as HTMLSelectElement;
  expect(select.value).toBe('iban');
});

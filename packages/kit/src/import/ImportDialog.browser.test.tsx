import { ApiError } from '@telve/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deferred, testClient } from '../testing/client';
import { importAnswer } from '../testing/importAnswers';
import { TestImportError } from '../testing/importError';
import { companiesCsv, fileOf, importEntry, linesOf } from '../testing/importing';
import { dialog, openImport, sentParts } from '../testing/openImport';
import type { ImportSheet } from './types';

beforeEach(() => page.viewport(1280, 900));

describe('step Dosya', () => {
  it('offers the sample file before anything else (VEN-19, COMP-08)', async () => {
    await openImport();
    const link = screen.getByRole('link', { name: 'Şablonu indir' });
    expect(link.getAttribute('href')).toBe('/templates/is-yerleri-sablonu.xlsx');
    expect(link.getAttribute('download')).toBe('is-yerleri-sablonu.xlsx');
  });

  it('says “Please select a file to upload.” without a file, and takes the focus there (VEN-23, COMP-11)', async () => {
    const { press } = await openImport();
    await press('İçe aktar');
    expect((await screen.findAllByText('Please select a file to upload.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Dosyayı buraya bırakın'));
  });

  it('refuses a .pdf at the place and never reads it (VEN-18, COMP-09)', async () => {
    let reads = 0;
    const { choose } = await openImport({
      reader: async () => {
        reads += 1;
        throw new TestImportError('type');
      },
    });
    choose(fileOf('x', 'Vergi Levhası–Şişli.pdf'));
    expect((await screen.findAllByText(/Geçersiz dosya formatı/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Vergi Levhası–Şişli\.pdf/).length).toBeGreaterThan(0);
    expect(reads).toBe(0);
  });

  it('stops reading when asked to, keeps the file and reads it again', async () => {
    const readings: AbortSignal[] = [];
    const waiting = deferred<ImportSheet>();
    const { choose, press, isAt } = await openImport({
      reader: (_, { signal }) => {
        if (signal) readings.push(signal);
        return waiting.promise;
      },
    });
    choose(fileOf('a', 'büyük.xlsx'));
    await press('Okumayı durdur');
    expect(readings[0]?.aborted).toBe(true);
    expect(screen.getAllByText(/büyük\.xlsx/).length).toBeGreaterThan(0);
    await press('İçe aktar');
    waiting.resolve({ type: 'xlsx', encoding: null, delimiter: null, rows: [['İş yeri adı'], ['Işıl']] });
    await isAt('Kontrol');
    expect(readings).toHaveLength(2);
  });

  it('asks for the encoding of a file that it cannot read, and reads it that way', async () => {
    // "İş yeri adı" and "Çınar;Şeker" in Windows-1254.
    const bytes = [...'Iş yeri adı'].map((letter) => ({ I: 0xdd, ş: 0xfe, ı: 0xfd })[letter] ?? letter.charCodeAt(0));
    const row = [0xc7, 0xfd, 0x6e, 0x61, 0x72, 0x20, 0xde, 0x65, 0x6b, 0x65, 0x72];
    const { choose, press, user } = await openImport();
    choose(fileOf(new Uint8Array([...bytes, 0x0d, 0x0a, ...row])));
    await screen.findAllByText(/karakter kodlaması tanınmadı/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kodlama' }), 'windows-1254');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Kodlama' })).toBeNull());
    await press('İçe aktar');
    expect(await screen.findByRole('cell', { name: 'Çınar Şeker' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'İş yeri adı' })).toBeTruthy();
  });
});

describe('step Kontrol', () => {
  it('shows how the file was understood and its first four rows, and reads it again another way', async () => {
    const { toPreview, press, user } = await openImport();
    await toPreview(fileOf(companiesCsv(9).replaceAll(';', ',')));
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(within(table).getByRole('rowheader', { name: '2' })).toBeTruthy();
    expect(screen.getByText('Tek sütun')).toBeTruthy();
    await press('Değiştir: kodlama ve ayırıcı');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ayırıcı' }), ',');
    expect(await screen.findByRole('columnheader', { name: 'Vergi numarası' })).toBeTruthy();
  });

  it('names an unknown head, takes it as the field that is chosen, or leaves it out', async () => {
    const { toPreview, press, client, user } = await openImport();
    await toPreview(fileOf('İş yeri adı;Yetkili cep;Not\r\nIşıl;05321234567;x'));
    await press('Devam et');
    expect(screen.getByText('2 başlık tanınmadı: “Yetkili cep”, “Not”')).toBeTruthy();
    await press('Devam et');
    expect(client.inputs(importEntry)).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Yetkili cep sütununun alanı' }), 'Yetkili telefonu');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Not sütununun alanı' }), 'Bu sütunu alma');
    await press('Devam et');
    await screen.findByText('Dosya başarıyla yüklenmiştir');
    const [part] = await sentParts(client);
    expect(part?.lines[0]).toBe("Işıl;'+905321234567");
  });

  it('names a required column that is missing and sends nothing', async () => {
    const { toPreview, press, client } = await openImport();
    await toPreview(fileOf('IBAN\r\nTR12'));
    await press('Devam et');
    expect(screen.getByText('Zorunlu sütun eşleşmedi: “İş yeri adı”')).toBeTruthy();
    await press('Devam et');
    expect(client.inputs(importEntry)).toEqual([]);
  });

  it('lists spoilt cells by line and letter and sends the file without their rows', async () => {
    const { toPreview, press, client } = await openImport();
    await toPreview(fileOf('İş yeri adı;Vergi numarası\r\nA;5,32E+09\r\nB;0123456789\r\nC;48201937'));
    await press('Devam et');
    expect(await screen.findByText('2 hücre Excel’de bozulmuş')).toBeTruthy();
    expect(screen.getByText('8 hane: baştaki sıfırlar silinmiş olabilir.')).toBeTruthy();
    expect(screen.getAllByText('Sütun B')).toHaveLength(2);
    expect(screen.getByText('1 / 3 satır sağlam')).toBeTruthy();
    await press('Bu 2 satırı atla');
    expect(await screen.findByText('2 satır atlandı')).toBeTruthy();
    expect(await sentParts(client)).toEqual([{ firstRow: 3, name: 'is-yerleri-kasim.csv', lines: ['B;0123456789'] }]);
  });
});

describe('steps Yükleme and Sonuç', () => {
  it('says “Dosya başarıyla yüklenmiştir” with what became of the rows (VEN-20, VEN-24, COMP-12)', async () => {
    const client = testClient().on(importEntry, () => importAnswer(257, { created: 9, updated: 231, unchanged: 17 }));
    const { toPreview, press } = await openImport({}, client);
    await toPreview();
    await press('Devam et');
    expect(await screen.findByText('Dosya başarıyla yüklenmiştir')).toBeTruthy();
    expect(screen.getByText('257 iş yeri yüklendi: 9 yeni, 231 güncellendi, 17 zaten aynıydı.')).toBeTruthy();
    await press('Tamam');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('İçe aktar penceresi');
    expect(await screen.findByText('Önce şablonu doldurun')).toBeTruthy();
  });

  it('sends parts one after the other and, stopped, counts what arrived', async () => {
    const first = deferred<void>();
    const client = testClient().on(importEntry, async ({ file }) => {
      await first.promise;
      return importAnswer((await linesOf(file)).length);
    });
    const { toPreview, press } = await openImport({}, client);
    await toPreview(fileOf(companiesCsv(1_200)));
    await press('Devam et');
    expect(await screen.findByText('0 / 1.200 satır')).toBeTruthy();
    await press('Yüklemeyi durdur');
    first.resolve();
    expect(await screen.findByText('Yükleme durduruldu')).toBeTruthy();
    expect(client.inputs(importEntry)).toHaveLength(1);
    expect(screen.getByText('500 iş yeri yüklendi: 500 yeni.')).toBeTruthy();
    expect(within(await dialog()).getByText('700')).toBeTruthy();
  });

  it('keeps file and mapping after a failure and goes on with the part that failed (VEN-26, COMP-14)', async () => {
    let calls = 0;
    const client = testClient().on(importEntry, async ({ file }) => {
      calls += 1;
      if (calls === 2) throw new ApiError({ status: 500, code: 'internal_error', requestId: '7f3a-19c2' });
      return importAnswer((await linesOf(file)).length);
    });
    const { toPreview, press, user } = await openImport({}, client);
    await toPreview(fileOf(companiesCsv(600)));
    await press('Devam et');
    expect(await screen.findByText('An error occurred while processing your request.')).toBeTruthy();
    expect(screen.getByText('İstek no: 7f3a-19c2')).toBeTruthy();
    expect(screen.getByText(/Şu ana kadar 500 satır yüklendi/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await press('İçe aktar penceresi');
    await press('Yeniden dene');
    expect(await screen.findByText('600 iş yeri yüklendi: 600 yeni.')).toBeTruthy();
    expect(client.inputs(importEntry).map(({ firstRow }) => firstRow)).toEqual([2, 502, 502]);
  });
});

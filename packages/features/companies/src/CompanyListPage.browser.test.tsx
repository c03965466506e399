import { companyEntries, lookupEntries } from '@telve/api';
import { company, expectNoAxeViolations, many, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CompanyListPage } from './CompanyListPage';
import { type CompanyClientOptions, companyClient, importAnswer } from './testing/companyClient';

interface OpenOptions extends CompanyClientOptions {
  theme?: 'light' | 'dark';
  navigation?: string;
}

const open = async ({ theme = 'light', navigation = '', ...options }: OpenOptions = {}) => {
  const client = companyClient(options);
  const rendered = renderFeature(<CompanyListPage />, { client, theme, navigation, background: 'surface' });
  await screen.findAllByRole('rowheader');
  const press = async (name: string | RegExp) => rendered.user.click(await screen.findByRole('button', { name }));
  return { ...rendered, client, press, asked: () => client.inputsOf(companyEntries.list).at(-1) };
};

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
const active = (of: string) => screen.findByRole('switch', { name: `${of} aktif` });
const csv = (text: string, name = 'is-yerleri.csv') => new File([text], name);

/** What the browser's downloads are given. */
const downloads = () => {
  const given: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(this.download);
  });
  return given;
};

beforeEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1440, 900);
});

describe('rows', () => {
  it('have name, segment, tax number, venues, state with its reason, switch and edit (COMP-01, COMP-16, COMP-17, COMP-20, COMP-28, COMP-30, COMP-31)', async () => {
    const { client } = await open();
    expect(client.inputsOf(companyEntries.list)).toEqual([{ page: 1, size: 10 }]);
    const row = within(screen.getByRole('rowheader', { name: /Kırık Fincan Gıda/ }).closest('tr') as HTMLElement);
    for (const text of ['Bölgesel zincir', '4820193756', 'Kadıköy', 'Açık']) expect(row.getByText(text)).toBeDefined();
    expect(row.getByRole('link', { name: 'Kırık Fincan Gıda mağazaları: 6' }).getAttribute('href')).toBe(
      '/venues.list?companyId=1',
    );
    expect(row.getByRole('link', { name: 'Düzenle: Kırık Fincan Gıda' }).getAttribute('href')).toBe(
      '/companies.edit/1',
    );
    const shut = within(screen.getByRole('rowheader', { name: /Işıl/ }).closest('tr') as HTMLElement);
    expect(shut.getByText('Kapalı')).toBeDefined();
    expect(shut.getByText('Operasyonel sorunlar')).toBeDefined();
    expect(screen.getByText('Kapalı iş yeri listede kalır; nedeni durumun yanında görünür.')).toBeDefined();
    expect((await active('Yağmur Kavurma')).getAttribute('aria-checked')).toBe('false');
  });

  it('say state and reason in the server’s words (COMP-61, COMP-62)', async () => {
    const { client } = await open();
    const asked = client.inputsOf(lookupEntries.getEnum).map(({ name }) => name);
    expect(asked.sort()).toEqual(['CompanyStatus', 'CompanyStatusReasonType']);
  });

  it('have no link to screens that the host does not have', async () => {
    renderFeature(<CompanyListPage />, { client: companyClient(), navigation: memoryNavigation('', []) });
    await active('Kırık Fincan Gıda');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are found from two letters on (COMP-06, COMP-51, LIST-05)', async () => {
    const { user, asked, client } = await open();
    const box = screen.getByRole('searchbox', { name: 'Ad, unvan veya vergi no' });
    await user.type(box, 'Ya');
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Yağmur')]));
    expect(asked()).toEqual({ page: 1, size: 10, search: 'Ya' });
    expect(client.inputsOf(companyEntries.list)).toHaveLength(2);
  });

  it.each([
    ['Aktif', true, 2],
    ['Pasif', false, 1],
  ])('are narrowed to “%s” (COMP-05, COMP-51)', async (option, isActive, count) => {
    const { press, user, asked } = await open();
    await press(/^Aktiflik/);
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(names()).toHaveLength(count));
    expect(asked()).toEqual({ page: 1, size: 10, isActive });
  });
});

describe('the switch', () => {
  it('sends id and state, and says that it was saved (COMP-28, COMP-56)', async () => {
    const { client, user } = await open();
    await user.click(await active('Kırık Fincan Gıda'));
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(companyEntries.setActive)).toEqual([{ id: 1, active: false }]);
    expect((await active('Kırık Fincan Gıda')).getAttribute('aria-checked')).toBe('false');
  });

  it('flips back and says “Bir hata oluştu” when the call fails (COMP-63)', async () => {
    const { client, user } = await open();
    client.answer(companyEntries.setActive, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.click(await active('Kırık Fincan Gıda'));
    await screen.findByText('Bir hata oluştu');
    expect((await active('Kırık Fincan Gıda')).getAttribute('aria-checked')).toBe('true');
  });

  it('is pressed with the keyboard', async () => {
    const { user } = await open();
    (await active('Kırık Fincan Gıda')).focus();
    await user.keyboard(' ');
    await screen.findByText('Güncelleme işlemi başarılıdır');
  });
});

describe('import and export', () => {
  it('are there for PanelUser only (COMP-07, D-89)', async () => {
    const { rerender } = await open();
    for (const name of ['İçe aktar', 'Dışa aktar']) expect(screen.getByRole('button', { name })).toBeDefined();
    rerender(<CompanyListPage />, { client: companyClient({ roles: ['PanelVenueUser'] }) });
    for (const name of ['İçe aktar', 'Dışa aktar']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('downloads what the list shows under the server’s name (COMP-60, D-88)', async () => {
    const given = downloads();
    const { press, client } = await open({ navigation: 'search=Ya&isActive=false' });
    await press('Dışa aktar');
    await screen.findByText('Dosya indirildi.');
    expect(client.inputsOf(companyEntries.exportList)).toEqual([{ search: 'Ya', isActive: false }]);
    expect(given).toEqual(['is-yerleri_28-11-2026.xlsx']);
  });

  it('says “Bir hata oluştu” when the file cannot be made (COMP-60, COMP-63)', async () => {
    const { press, client } = await open();
    client.answer(companyEntries.exportList, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await press('Dışa aktar');
    await screen.findByText('Bir hata oluştu');
  });

  const openImport = async () => {
    const opened = await open();
    await opened.press('İçe aktar');
    const dialog = within(await screen.findByRole('dialog', { name: 'İş yerlerini içe aktar' }));
    const pressIn = async (name: string) => opened.user.click(await dialog.findByRole('button', { name }));
    const choose = (file: File) => {
      const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      fireEvent.change(input);
    };
    const send = async (file: File) => {
      choose(file);
      await pressIn('İçe aktar');
      await dialog.findByRole('table', { name: 'Dosyanın ilk satırları' });
      await pressIn('Devam et');
    };
    return { ...opened, dialog, pressIn, choose, send };
  };
  const good = () => csv('İş yeri adı;Vergi numarası\r\nÇınar Kahve;1234567890');

  it('gives the template and asks for a file (COMP-08, COMP-11)', async () => {
    const { dialog, pressIn } = await openImport();
    const link = dialog.getByRole('link', { name: /Şablonu indir/ });
    expect(link.getAttribute('href')).toBe('/templates/is-yerleri-sablonu.xlsx');
    await pressIn('İçe aktar');
    expect(await dialog.findAllByText('Please select a file to upload.')).not.toHaveLength(0);
  });

  it('takes csv, xlsx and xls, and refuses a pdf (COMP-09)', async () => {
    const { dialog, choose } = await openImport();
    expect(document.querySelector('dialog input[type="file"]')?.getAttribute('accept')).toMatch(/csv.*xlsx.*xls/);
    choose(csv('%PDF', 'liste.pdf'));
    expect(await dialog.findAllByText(/^Geçersiz dosya formatı/)).not.toHaveLength(0);
  });

  it('sends the file, says so and reads the list again (COMP-12, COMP-58)', async () => {
    const { dialog, send, client } = await openImport();
    const before = client.inputsOf(companyEntries.list).length;
    await send(good());
    await dialog.findByText('Dosya başarıyla yüklenmiştir');
    const sent = client.inputsOf(companyEntries.importFile);
    expect(sent).toMatchObject([{ firstRow: 2 }]);
    expect(await sent[0]?.file.text()).toContain('Çınar Kahve;1234567890');
    await waitFor(() => expect(client.inputsOf(companyEntries.list).length).toBeGreaterThan(before));
  });

  it('shows the server’s message, the count and the log of refused rows (COMP-10, COMP-13, COMP-33, COMP-59, D-62)', async () => {
    const { dialog, send, client } = await openImport();
    const logFileUrl = '/kayit/1.csv?imza=x';
    const failures = [{ row: 2, field: 'invoiceMailAddress', code: 'email', message: 'Mail hatalı.' }];
    const message = '1 satır yüklenemedi.';
    const refused = { success: false, message, count: 1, created: 0, failed: 1, logFileUrl, url: logFileUrl, failures };
    client.answer(companyEntries.importFile, () => importAnswer(refused));
    await send(good());
    await dialog.findByText(message);
    expect(dialog.getByText('Hatalı').closest('div')?.textContent).toContain('1');
    expect(dialog.getByRole('link', { name: 'Kayıt dosyası' }).getAttribute('href')).toBe(logFileUrl);
  });

  it('says in English that the request failed, and keeps the file (COMP-14, D-11)', async () => {
    const { dialog, send, client } = await openImport();
    client.answer(companyEntries.importFile, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await send(good());
    await dialog.findByText('An error occurred while processing your request.');
    expect(dialog.getByRole('button', { name: 'Yeniden dene' })).toBeDefined();
  });
});

describe('without rows', () => {
  it('says that there is none yet', async () => {
    renderFeature(<CompanyListPage />, { client: companyClient({ companies: [] }) });
    await screen.findByRole('heading', { name: 'Henüz iş yeri yok' });
  });

  it('repeats what was searched for', async () => {
    renderFeature(<CompanyListPage />, { client: companyClient(), navigation: 'search=zzz' });
    await screen.findByRole('heading', { name: 'İş yeri bulunamadı' });
  });

  it('offers to try again when they cannot be read (COMP-63)', async () => {
    const client = companyClient();
    client.answer(companyEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    renderFeature(<CompanyListPage />, { client });
    expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeDefined();
    expect(screen.getAllByText('Bir hata oluştu')).not.toHaveLength(0);
  });
});

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = await open({ theme });
  await expectNoAxeViolations(container);
});

it('shows cards at 320 px and never scrolls sideways', async () => {
  await page.viewport(320, 700);
  const { container } = await open({ companies: many(10, ({ id }) => company({ id })) });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect((await active('İş yeri 1')).checkVisibility()).toBe(true);
  await expectNoAxeViolations(container);
});

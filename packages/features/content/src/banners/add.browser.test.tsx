import { bannerEntries } from '@telve/api';
import { addDays, formatDate, formatDateLong, today } from '@telve/locale';
import { deferred, expectNoAxeViolations, networkFault, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawnJpeg, fileOf } from './testing/files';
import { openAdd } from './testing/openBanner';

afterEach(() => {
  vi.useRealTimers();
});

/** How often a text stands in the page at most, from now on. */
const mostOf = (text: string) => {
  let most = 0;
  const count = () => {
    most = Math.max(most, screen.queryAllByText(text).length);
  };
  new MutationObserver(count).observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => most;
};

const fill = async (form: Awaited<ReturnType<typeof openAdd>>, { turkish = true } = {}) => {
  await form.put(/^Başlık/, 'Yaz kahveleri');
  await form.put(/^Sıralama/, '4');
  if (turkish) form.choose('Türkçe görsel', await drawnJpeg());
  form.choose('İngilizce görsel', await drawnJpeg('afis-en.jpg'));
  await form.image('İngilizce görsel').findByText(/afis-en\.jpg/);
};

describe('a new banner', () => {
  it('begins with its defaults, one app, and hints (BAN-01, BAN-02, BAN-03, BAN-04, BAN-05, BAN-06, BAN-07, BAN-08, BAN-09, BAN-40, BAN-41, BAN-42, BAN-49, BAN-50, BAN-51)', async () => {
    const { field, image, user } = await openAdd();
    expect(screen.getByRole('heading', { level: 1, name: 'Afiş ekle' })).toBeDefined();
    expect(field(/^Bitiş tarihi/).value).toBe(formatDate(today()));
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getAllByText('0 / 255')).toHaveLength(2);
    const app = screen.getByRole('combobox', { name: /^Uygulama/ });
    expect(app.textContent).toContain('Üye uygulaması');
    await user.click(app);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Üye uygulaması']);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Afişin uygulamadaki sırası. Küçük sayı önde gösterilir.')).toBeDefined();
    expect(screen.getByText('Link http veya https içermelidir.')).toBeDefined();
    for (const name of ['Türkçe görsel', 'İngilizce görsel']) {
      expect(image(name).getByText('JPG, 654×400 piksel, en çok 350 KB')).toBeDefined();
    }
  });

  it('is sent with every field and both images, and leads to the list (BAN-10, BAN-11, BAN-52, BAN-72)', async () => {
    const form = await openAdd();
    await fill(form);
    await form.put(/^Link(?! metni)/, 'https://telve.example/yaz');
    await form.put(/^Link metni/, 'İncele');
    await form.put(/^Bitiş tarihi/, formatDate(addDays(today(), 30)));
    await form.user.click(screen.getByRole('switch', { name: 'Aktif' }));
    await form.press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    const [sent] = form.client.inputsOf(bannerEntries.create);
    expect(sent).toMatchObject({
      title: 'Yaz kahveleri',
      link: 'https://telve.example/yaz',
      linkText: 'İncele',
      applicationType: 'UserApp',
      order: 4,
      endDate: addDays(today(), 30),
      isActive: false,
    });
    expect([sent?.img?.name, sent?.imgEn?.name]).toEqual(['afis-tr.jpg', 'afis-en.jpg']);
    expect(form.navigation.visits).toMatchObject([{ target: 'banners.list' }]);
  });

  it('is sent once, however often the button is pressed (BAN-59)', async () => {
    const form = await openAdd();
    await fill(form);
    const answer = deferred<never>();
    form.client.answer(bannerEntries.create, () => answer.promise);
    await form.user.dblClick(screen.getByRole('button', { name: 'Ekle' }));
    const saving = await screen.findByRole<HTMLButtonElement>('button', { name: /Kaydediliyor/ });
    expect(saving.getAttribute('aria-disabled') === 'true' || saving.disabled).toBe(true);
    expect(form.client.inputsOf(bannerEntries.create)).toHaveLength(1);
    answer.reject(networkFault());
    await screen.findByRole('dialog', { name: 'Afiş eklenemedi' });
    expect(form.field(/^Başlık/).value).toBe('Yaz kahveleri');
  });

  it('asks for what is missing and sends nothing (BAN-60, BAN-62, BAN-68)', async () => {
    const { press, faults, client } = await openAdd();
    await press('Ekle');
    const dialog = await faults();
    for (const text of ['Başlık alanı zorunludur.', 'Sıralama alanı zorunludur.']) {
      expect(dialog.getByText(text, { exact: false })).toBeDefined();
    }
    expect(dialog.getAllByText(/Resim alanı zorunludur\./)).toHaveLength(2);
    expect(screen.queryByText('Resim alanı dolu olmalıdır')).toBeNull();
    expect(client.inputsOf(bannerEntries.create)).toEqual([]);
  });

  it('says “Resim alanı dolu olmalıdır” when only the Turkish image is missing (BAN-70, D-76)', async () => {
    const { press, choose, faults, client } = await openAdd();
    choose('İngilizce görsel', await drawnJpeg());
    await press('Ekle');
    await screen.findByText('Resim alanı dolu olmalıdır');
    expect((await faults()).getAllByText(/Resim alanı zorunludur\./)).toHaveLength(1);
    expect(client.inputsOf(bannerEntries.create)).toEqual([]);
  });

  it('says so once however often the button is pressed, and no more when the image is there (BAN-70, D-76)', async () => {
    const form = await openAdd();
    await fill(form, { turkish: false });
    const most = mostOf('Resim alanı dolu olmalıdır');
    for (const _ of [1, 2, 3]) {
      await form.press('Ekle');
      await form.faults();
      await form.user.keyboard('{Escape}');
    }
    await screen.findByText('Resim alanı dolu olmalıdır');
    expect(form.client.inputsOf(bannerEntries.create)).toEqual([]);
    form.choose('Türkçe görsel', await drawnJpeg());
    await waitFor(() => expect(screen.queryByText('Resim alanı dolu olmalıdır')).toBeNull());
    await form.press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(screen.queryByText('Resim alanı dolu olmalıdır')).toBeNull();
    expect(most()).toBe(1);
  });

  it('says at once that an image is too big or no JPEG (BAN-69)', async () => {
    const { choose, image } = await openAdd();
    choose('Türkçe görsel', fileOf(358_401));
    await screen.findByText('Dosya boyutu en fazla 350 KB olmalıdır.');
    choose('Türkçe görsel', fileOf(10, 'afis.png', 'image/png'));
    await screen.findByText('Geçersiz dosya formatı.');
    choose('Türkçe görsel', fileOf(358_400));
    await image('Türkçe görsel').findByText(/350 KB/, { selector: 'p' });
    await waitFor(() => expect(screen.queryByText(/Geçersiz|350 KB olmalıdır/)).toBeNull());
  });

  it('asks for the text of a link as soon as there is one, whatever it is (BAN-47, BAN-48, BAN-66, BAN-67, D-77)', async () => {
    const form = await openAdd();
    expect(screen.queryByRole('textbox', { name: /^Link metni/ })).toBeNull();
    await fill(form);
    await form.put(/^Link(?! metni)/, 'www.x.com');
    await form.press('Ekle');
    const dialog = await form.faults();
    expect(dialog.getByText(/Link metni alanı dolu olmalıdır/)).toBeDefined();
    expect(dialog.queryByText(/Link alanını kontrol edin/)).toBeNull();
    expect(form.client.inputsOf(bannerEntries.create)).toEqual([]);
    await form.user.keyboard('{Escape}');
    await form.put(/^Link metni/, 'İncele');
    await form.press('Ekle');
    await waitFor(() => expect(form.client.inputsOf(bannerEntries.create)).toMatchObject([{ link: 'www.x.com' }]));
  });

  it('drops the decimals of the order while they are typed, and refuses 0 and letters (BAN-63, BAN-64, D-79)', async () => {
    const { put, field, press, faults, user } = await openAdd();
    await put(/^Sıralama/, '1.57');
    expect(field(/^Sıralama/).value).toBe('1,');
    await put(/^Sıralama/, '12,5');
    await press('Ekle');
    expect((await faults()).queryByText(/Sıralama/)).toBeNull();
    expect(field(/^Sıralama/).value).toBe('12');
    await user.keyboard('{Escape}');
    await put(/^Sıralama/, 'abc0');
    expect(field(/^Sıralama/).value).toBe('0');
    await press('Ekle');
    expect((await faults()).getByText(/1 veya daha büyük olmalıdır\./)).toBeDefined();
  });

  it('may not end before today (BAN-39)', async () => {
    // In the middle of a month, so that the day before stands in the same one.
    vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] });
    const { put, press, faults, user } = await openAdd();
    await user.click(screen.getByRole('button', { name: 'Takvimi aç' }));
    const yesterday = addDays(today(), -1);
    await screen.findByRole('grid');
    const cell = (day: string) => screen.getByRole('gridcell', { name: new RegExp(formatDateLong(day)) });
    expect(cell(yesterday).getAttribute('aria-disabled')).toBe('true');
    expect(cell(today()).getAttribute('aria-disabled')).not.toBe('true');
    await user.keyboard('{Escape}');
    await put(/^Bitiş tarihi/, formatDate(yesterday));
    await press('Ekle');
    expect((await faults()).getByText(/Bitiş tarihi bugünden önce olamaz\./)).toBeDefined();
  });

  it('shows refusals: of the link at its field, of the order at its field, others in the server’s words (BAN-79, BAN-80, BAN-81, BAN-86)', async () => {
    const form = await openAdd();
    await fill(form);
    const refuse = async (error: Error) => {
      form.client.answer(bannerEntries.create, () => Promise.reject(error));
      await form.press('Ekle');
    };
    await refuse(refusal('validation_failed', { fields: [{ field: 'link', code: 'link' }] }));
    expect((await form.faults()).getByText(/Link alanını kontrol edin/)).toBeDefined();
    await form.user.keyboard('{Escape}');
    const taken = { field: 'order', code: 'ordering_cannot_be_same' };
    await refuse(refusal('ordering_cannot_be_same', { status: 409, fields: [taken] }));
    expect((await form.faults()).getByText(/Sıralama değeri başka bir afiş ile aynı olamaz\./)).toBeDefined();
    await form.user.keyboard('{Escape}');
    expect(form.field(/^Sıralama/).getAttribute('aria-invalid')).toBe('true');
    await refuse(refusal('storage_full', { status: 507, message: 'Depolama alanı dolu.' }));
    const alert = within(await screen.findByRole('dialog', { name: 'Afiş eklenemedi' }));
    expect(alert.getByText('Depolama alanı dolu.')).toBeDefined();
    expect(form.navigation.visits).toEqual([]);
  });
});

describe('the phone beside the form', () => {
  it('shows image and link text in both languages, with nothing to press', async () => {
    const { choose, put, phone, user } = await openAdd();
    expect(within(phone()).getByText('Görsel seçince burada görünür.')).toBeDefined();
    choose('Türkçe görsel', await drawnJpeg());
    await waitFor(() => expect(phone().querySelector('img')?.src).toMatch(/^blob:/));
    const shown = phone().querySelector('img')?.src;
    await put(/^Link(?! metni)/, 'https://x.com');
    await put(/^Link metni/, 'İncele');
    expect(within(phone()).getByText('İncele')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'EN' }));
    expect(phone().querySelector('img')?.src).toBe(shown);
    expect(screen.getByText('İngilizce görsel yok; Türkçe görsel gösterilir.')).toBeDefined();
    choose('İngilizce görsel', await drawnJpeg());
    await waitFor(() => expect(phone().querySelector('img')?.src).not.toBe(shown));
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    expect(screen.getByText('Afiş pasif: uygulamada görünmez.')).toBeDefined();
    expect(phone().querySelector('a, button')).toBeNull();
  });
});

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('have no axe faults, %s', async (theme) => {
    const { container } = await openAdd(theme);
    await expectNoAxeViolations(container);
  });

  it.each([320, 390])('need no scrolling sideways at %i px', async (width) => {
    const { container } = await openAdd();
    // So high that the bar under the form covers nothing.
    await browser.viewport(width, 3000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(container);
  });
});

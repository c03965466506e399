import { campaignEntries } from '@telve/api';
import { formatDate } from '@telve/locale';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignAddPage } from '../CampaignAddPage';
import { inDays } from '../testing/campaignClient';
import { openForm, pictureFile } from '../testing/openForm';

const open = async () => {
  const form = await openForm(<CampaignAddPage />);
  return { ...form, sent: () => form.client.inputsOf(campaignEntries.create) };
};

const long = (count: number) => 'a'.repeat(count);

beforeEach(() => page.viewport(1440, 900));

describe('a wrong field says so when it is left', () => {
  it.each([
    [/^Başlık/, 'Başlık alanı zorunludur.', ''],
    [/^Başlık/, 'Maksimum 255 karakter olmalıdır.', long(256)],
    [/^Mobil başlık/, 'Mobil başlık alanı zorunludur.', ''],
    [/^Mobil başlık/, 'Maksimum 255 karakter olmalıdır.', long(256)],
    [/^Açıklama/, 'Açıklama alanı zorunludur.', ''],
    [/^Açıklama/, 'Maksimum 2000 karakter olmalıdır.', long(2001)],
    ['Genel kod', 'Genel kod alanı zorunludur.', ''],
    ['Genel kod', 'Yalnızca İngiliz alfabesindeki harfler', 'KAÇ-12'],
    ['Genel kod', 'Genel kod 6-8 karakter olmalıdır.', 'KAHVE'],
    ['Genel kod', 'Genel kod 6-8 karakter olmalıdır.', 'KAHVE1234'],
    ['Toplam kod adedi', '1 veya daha büyük olmalıdır.', '0'],
    ['Öncelik', '0 veya daha büyük olmalıdır.', '-1'],
    [/^Link(?! metni)/, 'Maksimum 255 karakter olmalıdır.', long(256)],
    ['Bitiş tarihi', 'Bitiş tarihi bugünden önce olamaz.', formatDate(inDays(-1))],
  ])(
    '%s: “%s” (CAMP-73, CAMP-74, CAMP-75, CAMP-76, CAMP-77, CAMP-78, CAMP-83, CAMP-84, CAMP-85, CAMP-87, CAMP-92, CAMP-95, CAMP-98)',
    async (name, message, text) => {
      const { put, says } = await open();
      await put(name, text);
      await says(name, message);
    },
  );

  it('a discount below 1 and above 25000, which both are accepted (CAMP-81)', async () => {
    const { user, radio, put, says, field } = await open();
    await user.click(radio('Kupon Kodu'));
    for (const text of ['0', '25001']) {
      await put('İndirim', text);
      await says('İndirim', 'İndirim tutarı en az 1 en fazla 25000 olmalıdır.');
    }
    for (const text of ['1', '25000']) {
      await put('İndirim', text);
      await waitFor(() => expect(field('İndirim').getAttribute('aria-invalid')).not.toBe('true'));
    }
  });
});

describe('a link', () => {
  const link = /^Link(?! metni)/;

  it('has type and text only once it is there (CAMP-46, CAMP-62)', async () => {
    const { put, radio, field } = await open();
    expect([radio('Dış bağlantı').disabled, field(/^Link metni/).disabled]).toEqual([true, true]);
    await put(link, '/plus');
    expect([radio('Dış bağlantı').disabled, field(/^Link metni/).disabled]).toEqual([false, false]);
    await put(link, '');
    expect([radio('Dış bağlantı').disabled, field(/^Link metni/).disabled]).toEqual([true, true]);
  });

  it('asks for its text when it is saved, in the dialog (CAMP-48, CAMP-93, CAMP-94, GEN-20)', async () => {
    const { fill, put, press, faults, sent } = await open();
    await fill();
    await put(link, '/plus');
    await press('Ekle');
    expect((await faults()).getByText('Link metni alanı dolu olmalıdır')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('leads outside only with http or https, and never runs anything (CAMP-47, CAMP-96, CAMP-97)', async () => {
    const { user, put, radio, says, field } = await open();
    await put(link, 'www.x.com');
    await user.click(radio('Dış bağlantı'));
    for (const text of ['www.x.com', 'javascript:alert(1)', 'data:text/html,x']) {
      await put(link, text);
      await says(link, 'Link http:// veya https:// ile başlamalıdır.');
    }
    await put(link, 'https://x.com');
    await waitFor(() => expect(field(link).getAttribute('aria-invalid')).not.toBe('true'));
    await put(/^Link metni/, long(256));
    await says(/^Link metni/, 'Maksimum 255 karakter olmalıdır.');
  });
});

describe('the image', () => {
  it('may be left out, has its hint, is shown, replaced and removed, and travels as it is (CAMP-52, CAMP-99, D-76)', async () => {
    const { fill, choose, press, sent } = await open();
    expect(screen.getByText('JPG. Önerilen: 1000×500 piksel, en çok 350 KB.')).toBeDefined();
    expect(screen.getByRole('group', { name: /^Kampanya görseli.*isteğe bağlı/ })).toBeDefined();
    const [first, second] = [await pictureFile(), await pictureFile('image/jpeg', 'yeni.jpg')];
    choose(first);
    await screen.findByText(/kampanya\.jpg/);
    choose(second);
    await screen.findByText(/yeni\.jpg/);
    await press('Kaldır Kampanya görseli (isteğe bağlı)');
    await waitFor(() => expect(screen.queryByText(/yeni\.jpg/)).toBeNull());
    choose(second);
    await screen.findByText(/yeni\.jpg/);
    await fill();
    await press('Ekle');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.img).toBe(second);
  });

  it('is refused at its place where it is no JPG; the file stays in sight (CAMP-52)', async () => {
    const { choose } = await open();
    choose(await pictureFile('image/png', 'kampanya.png'));
    await screen.findByText('Geçersiz dosya formatı.');
    expect(screen.getByText(/kampanya\.png/)).toBeDefined();
  });
});

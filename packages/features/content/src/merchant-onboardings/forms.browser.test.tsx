import { merchantOnboardingEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { choose, fileOf } from '../onboardings/testing/files';
import { MerchantOnboardingAddPage } from './MerchantOnboardingAddPage';
import { MerchantOnboardingEditPage } from './MerchantOnboardingEditPage';
import { MerchantOnboardingListPage } from './MerchantOnboardingListPage';
import { merchantOnboardingClient, sampleBanners } from './testing/merchantOnboardingClient';

const full = 'En çok 4 afiş olabilir; birini pasif yapmak yer açmaz.';
const three = () => merchantOnboardingClient({ rows: sampleBanners().slice(0, 3) });

const open = async (element: ReactElement, theme: 'light' | 'dark' = 'light', client = three()) => {
  await browser.viewport(1440, 900);
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const put = async (name: string | RegExp, text: string) => {
    await user.clear(field(name));
    if (text === '') return;
    await user.click(field(name));
    await user.paste(text);
  };
  return {
    ...rendered,
    client,
    field,
    put,
    image: () => within(screen.getByRole('group', { name: 'Görsel' })),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    faults: async () => within(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })),
    fill: async () => {
      await put(/^Başlık/, 'Yeni afiş');
      await put(/^Açıklama/, 'Yeni söz');
    },
  };
};

const add = (theme: 'light' | 'dark' = 'light', client = three()) => open(<MerchantOnboardingAddPage />, theme, client);
const edit = (theme: 'light' | 'dark' = 'light') => open(<MerchantOnboardingEditPage id={21} />, theme);

describe('adding', () => {
  it('sends every field with its image, says so and leads to the list (MONB-03, MONB-06, MONB-07, MONB-08, MONB-21)', async () => {
    const { fill, put, press, client, navigation } = await add();
    await fill();
    await put(/^Link(?! metni)/, 'https://x.com');
    await put(/^Link metni/, 'Bak');
    await put(/^Sıra/, '4');
    const img = fileOf(358_400);
    choose('Görsel', img);
    await press('Ekle');
    await screen.findByText('Başarıyla eklendi.');
    expect(client.inputsOf(merchantOnboardingEntries.create)).toEqual([
      {
        title: 'Yeni afiş',
        description: 'Yeni söz',
        link: 'https://x.com',
        linkText: 'Bak',
        ordering: 4,
        active: true,
        img,
      },
    ]);
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'merchantOnboardings.list' }]));
  });

  it('lists what is missing: title, description, image (MONB-10, MONB-12, MONB-15)', async () => {
    const { press, put, faults, client } = await add();
    await put(/^Başlık/, '   ');
    await press('Ekle');
    const { getByText } = await faults();
    expect(getByText(/Başlık alanı zorunludur\./)).toBeDefined();
    expect(getByText(/Açıklama alanı zorunludur\./)).toBeDefined();
    expect(getByText(/Resim alanı zorunludur\./)).toBeDefined();
    expect(client.inputsOf(merchantOnboardingEntries.create)).toEqual([]);
  });

  it('takes no more than 255 characters of title, description and link (MONB-11, MONB-13, MONB-18)', async () => {
    const { put, press, faults } = await add();
    choose('Görsel', fileOf(10));
    await put(/^Başlık/, 'a'.repeat(256));
    await put(/^Açıklama/, 'a'.repeat(256));
    await put(/^Link(?! metni)/, `https://${'a'.repeat(248)}`);
    await press('Ekle');
    expect((await faults()).getAllByText(/Maksimum 255 karakter olmalıdır\./)).toHaveLength(3);
  });

  it('takes only a web address for a link, and no place below 0 (MONB-07, MONB-14)', async () => {
    const { fill, put, press, faults } = await add();
    await fill();
    choose('Görsel', fileOf(10));
    await put(/^Link(?! metni)/, 'www.x.com');
    await put(/^Sıra/, '-1');
    await press('Ekle');
    expect((await faults()).getByText(/Link alanını kontrol edin/)).toBeDefined();
    expect((await faults()).getByText(/Sıralama 0'dan küçük olmamalıdır\./)).toBeDefined();
  });

  it('names size and kind of the image, and says what is wrong with one (MONB-16, MONB-17, D-76)', async () => {
    const { image, press, faults, user } = await add();
    expect(image().getByText('654×400 piksel JPG, en çok 350 KB')).toBeDefined();
    // Nothing is wrong until the rules are there; a save waits for them.
    await press('Ekle');
    await faults();
    await user.keyboard('{Escape}');
    choose('Görsel', fileOf(358_401));
    await screen.findByText('Dosya boyutu en fazla 350 KB olmalıdır.');
    expect(image().getByText(/hos-geldiniz\.jpg/)).toBeDefined();
    choose('Görsel', fileOf(10, 'a.png', 'image/png'));
    await screen.findByText('Geçersiz dosya formatı.');
  });

  it('says before anything is typed that there are four already, and sends nothing (MONB-02, D-81)', async () => {
    const { fill, client, user } = await add('light', merchantOnboardingClient());
    const [note] = await screen.findAllByText(full);
    const title = screen.getByRole('textbox', { name: /^Başlık/ });
    expect(note?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ekle' }).disabled).toBe(true);
    expect(within(screen.getByRole('group', { name: 'Kaydetme çubuğu' })).getByText(full)).toBeDefined();
    await fill();
    choose('Görsel', fileOf(10));
    await user.keyboard('{Control>}s{/Control}');
    expect(client.inputsOf(merchantOnboardingEntries.create)).toEqual([]);
  });

  it('with three says nothing of it (MONB-02)', async () => {
    const { client } = await add();
    await waitFor(() => expect(client.inputsOf(merchantOnboardingEntries.list)).toHaveLength(1));
    expect(screen.queryByText(full)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ekle' }).disabled).toBe(false);
  });

  it('says in the form that somebody else added the fourth meanwhile, and keeps what was typed (MONB-02, D-81)', async () => {
    const { fill, press, field, client } = await add();
    // The list cannot be read again: the refusal alone has to be told.
    await waitFor(() => expect(client.inputsOf(merchantOnboardingEntries.list)).toHaveLength(1));
    client.answer(merchantOnboardingEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await client.call(merchantOnboardingEntries.create, { title: 'Onların afişi', description: 'Onların sözü' });
    await fill();
    choose('Görsel', fileOf(10));
    await press('Ekle');
    const bar = within(screen.getByRole('group', { name: 'Kaydetme çubuğu' }));
    await bar.findByText(full);
    const told = screen.getAllByRole('alert').filter(({ textContent }) => textContent === full);
    // Besides the message at the edge of the window, which can be closed.
    const note = told.find((one) => one.closest('[popover]') === null);
    expect(note?.compareDocumentPosition(field(/^Başlık/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field(/^Başlık/).value).toBe('Yeni afiş');
  });

  it('says “Bir hata oluştu” when it fails (MONB-23)', async () => {
    const { fill, press, client } = await add();
    client.answer(merchantOnboardingEntries.create, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await fill();
    choose('Görsel', fileOf(10));
    await press('Ekle');
    await screen.findByText('Bir hata oluştu');
  });

  it('shows on a phone what is typed', async () => {
    const { fill, put } = await add();
    const phone = screen.getByRole('group', { name: 'Telefon önizlemesi' });
    expect(phone.textContent).toContain('Görsel seçince burada görünür.');
    await fill();
    await put(/^Link(?! metni)/, 'https://x.com');
    await put(/^Link metni/, 'Bak');
    expect(phone.textContent).toContain('Yeni afişYeni sözBak');
    expect(phone.querySelector('a, button')).toBeNull();
  });
});

describe('editing', () => {
  it('holds the record and saves it with id and version; the image stays (MONB-04, MONB-06, MONB-20, MONB-22, MONB-23)', async () => {
    const { client, field, put, press, image, navigation } = await edit();
    expect(client.inputsOf(merchantOnboardingEntries.detail)).toEqual([{ id: 21 }]);
    expect(field(/^Açıklama/).value).toBe('Siparişler buradan düşer, dokununca hazırlanır.');
    expect(image().getByText(/654×400 · 117/)).toBeDefined();
    expect(image().queryByRole('button', { name: /Kaldır/ })).toBeNull();
    await put(/^Başlık/, 'Yeni ad');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    const [sent] = client.inputsOf(merchantOnboardingEntries.update);
    expect(sent).toMatchObject({ id: 21, version: 1, title: 'Yeni ad', active: true, ordering: 1 });
    expect(sent).not.toHaveProperty('img');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'merchantOnboardings.list' }]));
  });

  it('compares when somebody else saved meanwhile (D-91)', async () => {
    const { client, put, press } = await edit();
    await client.call(merchantOnboardingEntries.update, { id: 21, title: 'Onların adı' });
    await put(/^Başlık/, 'Benim adım');
    await press('Güncelle');
    await screen.findByText(/Mert Karakoç .*kaydetti/);
  });

  it('says that there is no such banner', async () => {
    renderFeature(<MerchantOnboardingEditPage id={99} />, { client: three() });
    await screen.findByText('Kayıt bulunamadı');
  });
});

describe('the looks', () => {
  it.each([
    ['light', <MerchantOnboardingListPage key="list" />],
    ['dark', <MerchantOnboardingListPage key="list" />],
    ['light', <MerchantOnboardingEditPage key="edit" id={21} />],
    ['dark', <MerchantOnboardingEditPage key="edit" id={21} />],
  ] as const)('have no axe faults, %s', async (theme, element) => {
    const { container } = await open(element, theme, merchantOnboardingClient());
    await screen.findAllByRole('switch');
    await expectNoAxeViolations(container);
  });

  it.each([
    [320, <MerchantOnboardingListPage key="list" />],
    [390, <MerchantOnboardingAddPage key="add" />],
    [320, <MerchantOnboardingAddPage key="add" />],
  ] as const)('need no scrolling sideways at %i px', async (width, element) => {
    const { container } = await open(element, 'light', merchantOnboardingClient());
    await screen.findAllByRole('switch');
    await browser.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(container);
  });
});

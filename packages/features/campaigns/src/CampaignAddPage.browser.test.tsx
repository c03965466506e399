import { campaignEntries, lookupEntries } from '@telve/api';
import { campaign, expectNoAxeViolations, networkFault, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignAddPage } from './CampaignAddPage';
import { campaignClient } from './testing/campaignClient';
import { openForm } from './testing/openForm';

const open = async (options: Parameters<typeof openForm>[1] = {}) => {
  const form = await openForm(<CampaignAddPage />, options);
  return { ...form, sent: () => form.client.inputsOf(campaignEntries.create) };
};

beforeEach(() => page.viewport(1440, 900));

describe('a new campaign', () => {
  it('begins with the defaults and the choices of the enumerations (CAMP-30, CAMP-40, CAMP-51, CAMP-64, CAMP-65, CAMP-66, CAMP-67, CAMP-68, CAMP-69, CAMP-70, CAMP-111)', async () => {
    const { radio, select, field, client } = await open();
    expect(radio('Genel').checked).toBe(true);
    expect(radio('Uygulama içi').checked).toBe(true);
    expect([select('Segment').value, select('Paket').value, select('Kod tipi').value]).toEqual([
      'NoSegment',
      'GENERAL',
      'General',
    ]);
    expect(field('Öncelik').value).toBe('0');
    for (const name of ['Uygulamada göster', 'Aktif']) {
      expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('true');
    }
    expect([...select('Segment').options].map(({ value }) => value)).toEqual([
      '',
      'NoSegment',
      'ActiveUsers',
      'Lapsing',
      'Churn',
      'DiscountCode',
      'ReferenceCode',
      'NewCommers',
      'FreeTrail',
    ]);
    expect(client.inputsOf(lookupEntries.getEnum)).toHaveLength(2);
  });

  it('cannot be added while something required is empty (CAMP-63, CAMP-75, CAMP-77, CAMP-83, D-22)', async () => {
    const { fill, put, button } = await open();
    expect(button('Ekle').disabled).toBe(true);
    await fill();
    expect(button('Ekle').disabled).toBe(false);
    for (const [name, text] of [
      [/^Mobil başlık/, 'Kahve'],
      [/^Açıklama/, 'Kahve'],
      ['Genel kod', 'KAHVE1'],
    ] as const) {
      await put(name, '');
      expect(button('Ekle').disabled).toBe(true);
      await put(name, text);
      expect(button('Ekle').disabled).toBe(false);
    }
  });

  it('is sent with every field, the code in upper case, and leads to the list (CAMP-31, CAMP-35, CAMP-36, CAMP-37, CAMP-38, CAMP-44, CAMP-45, CAMP-49, CAMP-86, CAMP-103)', async () => {
    const { fill, press, sent, navigation } = await open();
    await fill();
    await press('Ekle');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.list' }]));
    expect(sent()).toEqual([
      {
        title: 'Öğle kahvesi',
        shortDescription: 'Öğlen 40 ₺',
        description: 'Her gün 12 ile 14 arasında.',
        endDate: '2099-12-31',
        type: 'General',
        discount: null,
        usageCount: null,
        codeType: 'General',
        userCount: 1000,
        code: 'KAHVE1',
        link: '',
        campaignLinkType: 'InternalLink',
        linkText: '',
        segmentType: 'NoSegment',
        subscriptionType: 'GENERAL',
        priority: 0,
        shown: true,
        active: true,
      },
    ]);
    await screen.findByText('Başarıyla eklendi.');
  });

  it('tells a failed add in the server’s words, and a failed network as such; what was typed stays (CAMP-118, CAMP-119, D-75)', async () => {
    const { client, fill, press, field } = await open();
    const message = 'Kampanya şu anda eklenemiyor.';
    await fill();
    for (const [code, status] of [
      ['internal_error', 500],
      ['uncoded', 200],
      ['some_new_code', 409],
    ] as const) {
      client.answer(campaignEntries.create, () => {
        throw refusal(code, { status, message: `${message} ${code}` });
      });
      await press('Ekle');
      await screen.findByText(`${message} ${code}`);
    }
    client.answer(campaignEntries.create, () => {
      throw networkFault();
    });
    await press('Ekle');
    await screen.findByText(/^Sunucuya ulaşılamadı/);
    expect(field(/^Başlık/).value).toBe('Öğle kahvesi');
  });

  it('names a code that another campaign has at its field', async () => {
    const { client, fill, press, says } = await open();
    const code = 'campaign_code_already_exists';
    client.answer(campaignEntries.create, () => {
      throw refusal(code, { status: 409, fields: [{ field: 'code', code }] });
    });
    await fill();
    await press('Ekle');
    await says('Genel kod', 'Bu kod başka bir kampanyada kullanılıyor.');
  });
});

it('tells after the save how far unique codes are, whatever the page (CAMP-44, CAMP-117)', async () => {
  const { client, fill, press, user, select, put, rerender } = await open();
  client.answer(campaignEntries.detail, ({ id }) =>
    campaign({ id, codeType: 'Unique', codeProgress: { state: 'running', done: 310, total: 1000 } }),
  );
  await fill();
  await user.selectOptions(select('Kod tipi'), 'Unique');
  await put('Toplam kod adedi', '1000');
  await press('Ekle');
  rerender(<p>Kampanyalar</p>);
  await screen.findByText('Kodlar üretiliyor, %31');
});

describe('type and codes', () => {
  it('ask for discount and use only of the other types, the use with 1 to 11 and its note (CAMP-39, CAMP-41, CAMP-42, CAMP-82, CAMP-91)', async () => {
    const { user, radio, select, field } = await open();
    expect(screen.queryByRole('textbox', { name: 'İndirim' })).toBeNull();
    await user.click(radio('Kupon Kodu'));
    expect(field('İndirim')).toBeDefined();
    expect([...select('Kullanım adedi').options].map(({ value }) => value).slice(1)).toEqual(
      Array.from({ length: 11 }, (_, at) => String(at + 1)),
    );
    expect(screen.getByText('Yalnızca aylık üyeliklerde geçerlidir.')).toBeDefined();
    await user.click(radio('Genel'));
    expect(screen.queryByRole('textbox', { name: 'İndirim' })).toBeNull();
  });

  it('begin with a general code again when the type changes to another than General (CAMP-61)', async () => {
    const { user, radio, select } = await open();
    await user.selectOptions(select('Kod tipi'), 'Unique');
    await user.click(radio('Partnerlik'));
    expect(select('Kod tipi').value).toBe('General');
  });

  it('have no code without codes, which only the type General may be (CAMP-43, D-72)', async () => {
    const { user, radio, select } = await open();
    await user.selectOptions(select('Kod tipi'), 'Kodsuz');
    expect(screen.queryByRole('textbox', { name: 'Genel kod' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Toplam kod adedi' })).toBeNull();
    await user.click(radio('Kupon Kodu'));
    expect([...select('Kod tipi').options].map(({ text }) => text)).toEqual(['Genel', 'Unique Kod']);
  });

  it('strip the decimals of a count: 10.5 is 10, not 105 (CAMP-89)', async () => {
    const { user, field } = await open();
    await user.type(field('Toplam kod adedi'), '10.5');
    await user.tab();
    expect(field('Toplam kod adedi').value).toBe('10');
  });
});

it('shows what members will see while it is typed; the link leads nowhere', async () => {
  const { put, user } = await open();
  const phone = within(await screen.findByRole('group', { name: 'Kampanyanın telefondaki görünümü' }));
  await put(/^Mobil başlık/, 'Öğlen 40 ₺');
  await put('Bitiş tarihi', '31.12.2099');
  await put(/^Link(?! metni)/, '/plus');
  await put(/^Link metni/, 'İncele');
  for (const text of ['Öğlen 40 ₺', 'Son gün: 31.12.2099', 'İncele']) expect(phone.getByText(text)).toBeDefined();
  expect(phone.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Üye bu kampanyayı şimdi görmez.')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Aktif' }));
  expect(screen.getByText('Üye bu kampanyayı şimdi görmez.')).toBeDefined();
});

it.each(['light', 'dark'] as const)('is accessible in %s, and fits 320 px', async (theme) => {
  const { container } = await open({ theme, client: campaignClient() });
  await screen.findByRole('group', { name: 'Kampanyanın telefondaki görünümü' });
  await expectNoAxeViolations(container);
  await page.viewport(320, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

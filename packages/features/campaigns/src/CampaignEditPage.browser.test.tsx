import { type Campaign, campaignEntries } from '@telve/api';
import { campaign, conflictWith, expectNoAxeViolations, networkFault, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignEditPage } from './CampaignEditPage';
import { campaignClient, inDays } from './testing/campaignClient';
import { openForm } from './testing/openForm';

const stored = campaign({ endDate: inDays(30), imgUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });

const open = async (part: Partial<Campaign> = {}, theme: 'light' | 'dark' = 'light') => {
  const client = campaignClient({ campaigns: [{ ...stored, ...part }] });
  const form = await openForm(<CampaignEditPage id={stored.id} />, { client, theme });
  return { ...form, sent: () => client.inputsOf(campaignEntries.update) };
};

beforeEach(() => page.viewport(1440, 900));

describe('a stored campaign', () => {
  it('stands in the form with its image, under its name and what it is (CAMP-32, CAMP-52, CAMP-102)', async () => {
    const { client, field, select, radio, container } = await open({
      img: { size: 212_000, width: 1000, height: 500 },
      groupCampaignId: 58,
      groupTitle: 'Kasım ortaklıkları',
    });
    expect(client.inputsOf(campaignEntries.detail)).toEqual([{ id: stored.id }]);
    expect(field(/^Başlık/).value).toBe(stored.title);
    expect(field('İndirim').value).toBe('100');
    expect([select('Segment').value, select('Paket').value]).toEqual(['NewCommers', 'PLUS']);
    expect(radio('Kupon Kodu').checked).toBe(true);
    expect(container.querySelector(`img[src="${stored.imgUrl}"]`)).not.toBeNull();
    expect(screen.getByText(/1000×500/, { selector: 'p' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Grup: Kasım ortaklıkları' }).getAttribute('href')).toBe(
      '/campaigns.group/58',
    );
  });

  it('is saved with all its fields and its version, says so and leads to the list (CAMP-107, CAMP-116)', async () => {
    const { put, press, sent, navigation } = await open();
    await put(/^Mobil başlık/, 'Yeni');
    await press('Güncelle');
    await screen.findByText('Kampanya başarılı bir şekilde güncellendi.');
    expect(sent()).toMatchObject([{ id: stored.id, version: 1, shortDescription: 'Yeni', code: 'KAHVE1' }]);
    expect(sent()[0]).not.toHaveProperty('img');
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: 'campaigns.list' }]));
  });

  it('of a group leads back to the group, which lists it (D-70)', async () => {
    const { press, navigation } = await open({ groupCampaignId: 58, groupTitle: 'Kasım ortaklıkları' });
    const toGroup = { target: 'campaigns.group', params: { id: 58 } };
    await press('Vazgeç');
    expect(navigation.visits).toMatchObject([toGroup]);
    await press('Güncelle');
    await waitFor(() => expect(navigation.visits).toMatchObject([toGroup, toGroup]));
  });

  it('loses its image only when that is taken away', async () => {
    const { press, sent } = await open();
    await press('Kaldır Kampanya görseli (isteğe bağlı)');
    await press('Güncelle');
    await waitFor(() => expect(sent()).toMatchObject([{ removeImg: true }]));
  });

  it('cannot be saved without a segment, nor without any other required value (CAMP-63, CAMP-80)', async () => {
    const { user, select, button, put } = await open();
    await user.selectOptions(select('Segment'), '');
    expect(button('Güncelle').disabled).toBe(true);
    await user.selectOptions(select('Segment'), 'Churn');
    expect(button('Güncelle').disabled).toBe(false);
    await put(/^Başlık/, '');
    expect(button('Güncelle').disabled).toBe(true);
  });

  it.each([
    ['internal_error', 500],
    ['uncoded', 200],
  ])(
    'says “Bir hata oluştu” when the save fails, %s, and a failed network as such (CAMP-114, CAMP-119, D-75)',
    async (code, status) => {
      const { client, put, press, field } = await open();
      client.answer(campaignEntries.update, () => {
        throw refusal(code, { status, message: 'Sunucunun sözü' });
      });
      await put(/^Mobil başlık/, 'Yeni');
      await press('Güncelle');
      await screen.findByText('Bir hata oluştu');
      client.answer(campaignEntries.update, () => {
        throw networkFault();
      });
      await press('Güncelle');
      await screen.findByText(/^Sunucuya ulaşılamadı/);
      expect(field(/^Mobil başlık/).value).toBe('Yeni');
    },
  );

  it('says at its field why a count or a day is refused, though the refusal names no field (CAMP-88, CAMP-98)', async () => {
    const { client, put, press, faults } = await open();
    client.answer(campaignEntries.update, () => {
      throw refusal('user_count_below_made', { status: 409, params: { made: 1500 } });
    });
    await put(/^Mobil başlık/, 'Yeni');
    await press('Güncelle');
    (await faults()).getByText('Toplam kod adedi, üretilen kod sayısından (1.500) az olamaz.');
  });

  it('compares when somebody else saved meanwhile (D-91)', async () => {
    const { client, put, press } = await open();
    client.answer(campaignEntries.update, () => {
      throw conflictWith({ ...stored, shortDescription: 'Başkasınınki', version: 2 });
    });
    await put(/^Mobil başlık/, 'Benimki');
    await press('Güncelle');
    await screen.findByRole('heading', { name: /karşılaştır/i });
    expect(screen.getAllByText('Başkasınınki').length).toBeGreaterThan(0);
  });
});

describe('codes that are there', () => {
  it('fix type, discount, use, code type and code (CAMP-54, CAMP-60)', async () => {
    const { radio, field, select } = await open({ codeCreated: true });
    for (const name of ['Genel', 'Kupon Kodu', 'Partnerlik']) expect(radio(name).disabled).toBe(true);
    for (const name of ['İndirim', 'Genel kod']) expect(field(name).disabled).toBe(true);
    for (const name of ['Kullanım adedi', 'Kod tipi']) expect(select(name).disabled).toBe(true);
    expect(field('Toplam kod adedi').disabled).toBe(false);
    expect(screen.getByText('Kodlar oluşturuldu')).toBeDefined();
  });

  it('leave them open before (CAMP-60)', async () => {
    const { radio, field } = await open();
    expect([radio('Genel').disabled, field('Genel kod').disabled]).toEqual([false, false]);
  });

  it('are as many as are used at least (CAMP-88)', async () => {
    const { put, says, field } = await open({ codeUsedCount: 3, codeCreated: true });
    await put('Toplam kod adedi', '2');
    await says('Toplam kod adedi', 'Toplam kod adedi, kullanılan kod sayısından (3) az olamaz.');
    await put('Toplam kod adedi', '3');
    await waitFor(() => expect(field('Toplam kod adedi').getAttribute('aria-invalid')).not.toBe('true'));
  });

  it('keep what was typed in the form when more are added, without a comparison later', async () => {
    const { put, press, field, sent, user } = await open({ codeType: 'General' });
    await put(/^Mobil başlık/, 'Yeni');
    await user.type(field('Kod ekle'), '10{Enter}');
    await screen.findByText('Kupon başarıyla oluşturuldu.');
    await waitFor(() => expect(field('Toplam kod adedi').value).toBe('1.010'));
    expect(field(/^Mobil başlık/).value).toBe('Yeni');
    await press('Güncelle');
    await waitFor(() => expect(sent()).toMatchObject([{ version: 2, userCount: 1010, shortDescription: 'Yeni' }]));
    await screen.findByText('Kampanya başarılı bir şekilde güncellendi.');
  });
});

it.each([9, Number.NaN])('says that there is no campaign %s', async (id) => {
  const client = campaignClient({ campaigns: [] });
  renderFeature(<CampaignEditPage id={id} />, { client });
  await screen.findByText('Kayıt bulunamadı');
});

it.each(['light', 'dark'] as const)('is accessible in %s, and fits 320 px', async (theme) => {
  const { container } = await open(
    { codeCreated: true, codeProgress: { state: 'failed', done: 48, total: 100 } },
    theme,
  );
  const phone = await screen.findByRole('group', { name: 'Kampanyanın telefondaki görünümü' });
  expect(within(phone).getByText(stored.shortDescription)).toBeDefined();
  await expectNoAxeViolations(container);
  await page.viewport(320, 800);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

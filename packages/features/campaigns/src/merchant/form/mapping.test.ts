import { contentImageBytesMax } from '@telve/api';
import { faultsOf, merchantCampaignRules } from '@telve/api/rules';
import { merchantCampaign } from '@telve/testing';
import { describe, expect, it } from 'vitest';
import { endDateFaults } from '../../form/further';
import { campaignWords } from '../../words/texts';
import { fileOf } from '../testing/files';
import { merchantCampaignTexts } from '../texts';
import { emptyMerchantCampaign, type MerchantCampaignValues, toCreate, toUpdate, toValues } from './mapping';
import { merchantCampaignMessage } from './messages';

const good: MerchantCampaignValues = {
  ...toValues(merchantCampaign()),
  isShown: true,
  img: fileOf(10),
};

const message = merchantCampaignMessage(merchantCampaignTexts.defaults, campaignWords.defaults);

/** What the form says of these values, by field; `null` is said in the kit's words. */
const said = (values: Partial<MerchantCampaignValues>) =>
  Object.fromEntries(
    faultsOf(merchantCampaignRules.create, toCreate({ ...good, ...values })).map((fault) => [
      fault.field,
      message(fault, '') ?? fault.code,
    ]),
  );

it('is sent with every field and its file (MCAMP-11, MCAMP-12, MCAMP-13, MCAMP-14, MCAMP-15, MCAMP-16, MCAMP-17, MCAMP-30)', () => {
  expect(toCreate(good)).toEqual({
    title: 'Yeni değirmen kampanyası',
    shortDescription: 'Ücretsiz değirmen bakımı',
    description: 'Aralık boyunca üç mağazaya bir bakım hakkı.',
    endDate: '2026-12-31',
    link: 'https://telve.example/bakim',
    campaignLinkType: 'ExternalLink',
    linkText: 'Randevu al',
    sortOrder: 1,
    isShownHomePage: true,
    active: true,
    isShown: true,
    img: good.img,
  });
  expect(said({})).toEqual({});
});

it('is saved with its id, and without a new file the image stays (MCAMP-31, D-76)', () => {
  const values = toValues(merchantCampaign());
  expect(toUpdate(41, values)).toMatchObject({ id: 41, title: 'Yeni değirmen kampanyası' });
  expect(Object.keys(toUpdate(41, values))).not.toContain('img');
  expect(Object.keys(toUpdate(41, values))).not.toContain('isShown');
  expect(toUpdate(41, { ...values, img: good.img }).img).toBe(good.img);
});

it('is sent with its link as it is meant, without the spaces of a paste (MCAMP-13)', () => {
  expect(toCreate({ ...good, link: ' https://telve.example/bakim ' }).link).toBe('https://telve.example/bakim');
  expect(toUpdate(41, { ...good, link: ' /siparisler ' }).link).toBe('/siparisler');
});

it('is sent without the text of a link that was taken away', () => {
  expect(toCreate({ ...good, link: ' ' })).toMatchObject({ link: '', linkText: '' });
});

describe('what is wrong', () => {
  it('is a title that is missing or longer than 255 characters (MCAMP-19)', () => {
    expect([said({ title: '' }), said({ title: 'a'.repeat(256) })]).toEqual([
      { title: 'required' },
      { title: 'max_length' },
    ]);
    expect(said({ title: 'a'.repeat(255) })).toEqual({});
  });

  it('is a mobile title that is missing or longer than 255 characters (MCAMP-20)', () => {
    expect(said({ shortDescription: ' ' })).toEqual({ shortDescription: 'required' });
    expect(said({ shortDescription: 'a'.repeat(256) })).toEqual({ shortDescription: 'max_length' });
    expect(said({ shortDescription: 'a'.repeat(255) })).toEqual({});
  });

  it('is a description that is missing or longer than 2000 characters (MCAMP-21)', () => {
    expect(said({ description: '' })).toEqual({ description: 'required' });
    expect(said({ description: 'a'.repeat(2001) })).toEqual({ description: 'max_length' });
    expect(said({ description: 'a'.repeat(2000) })).toEqual({});
  });

  it('is a link longer than 255 characters (MCAMP-22)', () => {
    const link = (length: number) => `https://telve.example/${'a'.repeat(length - 22)}`;
    expect(said({ link: link(256) })).toEqual({ link: 'max_length' });
    expect(said({ link: link(255) })).toEqual({});
  });

  it.each(['www.x.com', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//x.com'])(
    'is %s as a link outside: “Link alanını kontrol edin” (MCAMP-23, MCAMP-34)',
    (link) => {
      expect(said({ link })).toEqual({ link: 'Link alanını kontrol edin' });
    },
  );

  it('is no web address with http or https (MCAMP-23)', () => {
    expect([said({ link: 'https://x.com' }), said({ link: 'http://x.com' })]).toEqual([{}, {}]);
  });

  it('is a link without its text', () => {
    expect(said({ linkText: '' })).toEqual({ linkText: 'Link metni alanı dolu olmalıdır' });
  });

  it('is an image that is no JPEG (MCAMP-24)', () => {
    expect(said({ img: fileOf(10, 'a.png', 'image/png') })).toEqual({ img: 'Geçersiz dosya formatı.' });
  });

  it('is an image of 358,401 bytes and not one of 358,400 (MCAMP-26)', () => {
    expect(contentImageBytesMax).toBe(358_400);
    expect(said({ img: fileOf(358_401) })).toEqual({ img: 'Dosya boyutu en fazla 350 KB olmalıdır.' });
    expect(said({ img: fileOf(358_400) })).toEqual({});
  });

  it('is a missing image: “Resim alanı zorunludur.” (MCAMP-27)', () => {
    expect(said({ img: '' })).toEqual({ img: 'Resim alanı zorunludur.' });
  });

  it.each([null, Number.NaN, -1, 1.5])('is %s as the order (MCAMP-14)', (sortOrder) => {
    expect(said({ sortOrder })).toEqual({ sortOrder: '0 veya daha büyük bir tam sayı girin.' });
  });

  it('is a last day before today, unless it is the stored one (MCAMP-35, D-21)', () => {
    const fault = { field: 'endDate', code: 'check_end_date' };
    expect(endDateFaults({ endDate: '2026-11-27' }, undefined, '2026-11-28')).toEqual([fault]);
    expect(endDateFaults({ endDate: '2026-11-28' }, undefined, '2026-11-28')).toEqual([]);
    expect(endDateFaults({ endDate: '2026-11-27' }, '2026-11-27', '2026-11-28')).toEqual([]);
    expect(message(fault, '')).toBe('Son kontrol tarihini kontrol edin');
  });

  it('is of a new campaign what it begins without (MCAMP-08)', () => {
    const missing = faultsOf(merchantCampaignRules.create, toCreate(emptyMerchantCampaign)).map(({ field }) => field);
    expect(missing.sort()).toEqual(['description', 'endDate', 'img', 'shortDescription', 'title']);
  });
});

import { expect, it } from 'vitest';
import { campaignGroupTexts } from '../texts';
import { subMessage } from './messages';

const message = subMessage(campaignGroupTexts.defaults, ({ code }) => `other ${code}`);

it('says what is wrong with a group that is full, and with a company that is gone (GRP-28)', () => {
  expect(message({ field: 'groupCampaignId', code: 'sub_campaigns_max', params: { max: 500 } }, '')).toBe(
    'Bir grupta en fazla 500 kampanya olabilir.',
  );
  expect(message({ field: 'companyList[3]', code: 'company_not_found' }, '')).toBe(
    'Seçtiğiniz iş yerlerinden biri artık yok. Seçimi temizleyip yeniden seçin.',
  );
});

it('names what each code begins with (GRP-22)', () => {
  expect(message({ field: 'code', code: 'code_length', params: { min: 1, max: 3 } }, '')).toBe(
    'Kod öneki 1-3 karakter olmalıdır.',
  );
  expect(message({ field: 'code', code: 'code_length', params: { min: 6, max: 8 } }, '')).toBe('other code_length');
});

it('leaves the rest to the words of a campaign', () => {
  expect(message({ field: 'title', code: 'required' }, '')).toBe('other required');
});

import { campaignEntries } from '@telve/api';
import { campaign, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignEditPage } from '../../CampaignEditPage';
import { campaignClient, inDays } from '../../testing/campaignClient';
import { useFollowCodes } from './useFollowing';

const stored = campaign({ id: 3, title: 'Öğle kahvesi', endDate: inDays(30) });
const making = { id: 8, title: 'Kırk_üç_harfli_ve_hiç_boşluksuz_bir_başlık_olan_kampanya' };

function Editor() {
  const follow = useFollowCodes();
  return (
    <>
      <button type="button" onClick={() => follow.campaign(making)}>
        Başla
      </button>
      <CampaignEditPage id={stored.id} />
    </>
  );
}

const boxes = () => ({
  bar: screen.getByRole('group', { name: 'Kaydetme çubuğu' }).getBoundingClientRect(),
  notice: screen.getByRole('complementary', { name: /^Kod üretimi/ }).getBoundingClientRect(),
});

it.each([1280, 390])('a notice of codes stands above the save bar of an editor, %i px', async (width) => {
  await page.viewport(width, 800);
  const client = campaignClient({ campaigns: [stored] });
  client.answer(campaignEntries.detail, ({ id }) =>
    id === making.id ? campaign({ ...making, codeProgress: { state: 'running', done: 628, total: 1000 } }) : stored,
  );
  const { user } = renderFeature(<Editor />, { client });
  await screen.findByRole('group', { name: 'Kaydetme çubuğu' });
  await user.click(screen.getByRole('button', { name: 'Başla' }));
  await screen.findByText('Kodlar üretiliyor, %62');
  await waitFor(() => expect(boxes().notice.bottom).toBeLessThanOrEqual(boxes().bar.top));
  expect(boxes().bar.bottom).toBeGreaterThan(700);
  expect(boxes().notice.left).toBeGreaterThanOrEqual(0);
  expect(boxes().notice.right).toBeLessThanOrEqual(width);
  await page.viewport(1440, 900);
});

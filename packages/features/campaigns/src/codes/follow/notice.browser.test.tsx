import { campaignEntries } from '@telve/api';
import { campaign, expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { campaignClient } from '../../testing/campaignClient';
import { useFollowCodes } from './useFollowing';

const titles: Record<number, string> = {
  1: 'Öğle kahvesi',
  2: 'Kırk_üç_harfli_ve_hiç_boşluksuz_bir_başlık_olan_kampanya',
};

function Begin() {
  const follow = useFollowCodes();
  const begin = () => {
    for (const [id, title] of Object.entries(titles)) follow.campaign({ id: Number(id), title });
  };
  return (
    <main>
      <h1>Kampanyalar</h1>
      <button type="button" onClick={begin}>
        Başla
      </button>
    </main>
  );
}

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 320],
] as const)('notices stand above each other, fit, and have no axe faults, %s at %i px', async (theme, width) => {
  await page.viewport(width, 800);
  const client = campaignClient();
  const states = { 1: 'running', 2: 'failed' } as const;
  client.answer(campaignEntries.detail, ({ id }) =>
    campaign({ id, codeProgress: { state: states[id as 1 | 2], done: 480, total: 1000 } }),
  );
  const { user } = renderFeature(<Begin />, { client, theme });
  await user.click(screen.getByRole('button', { name: 'Başla' }));
  await screen.findByText('Kodlar üretiliyor, %48');
  await screen.findByText('Bir hata oluştu!');
  const [first, second] = screen.getAllByRole('complementary').map((notice) => notice.getBoundingClientRect());
  expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
  expect(first?.left).toBeGreaterThanOrEqual(0);
  expect(second?.right).toBeLessThanOrEqual(width);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  // The notices alone: the page under them is this test's own.
  for (const notice of screen.getAllByRole('complementary')) await expectNoAxeViolations(notice);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bildirimi kapat');
  await user.tab();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kampanyaya git'));
});

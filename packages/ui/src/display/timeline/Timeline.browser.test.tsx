import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { Rejected, StatusHistory } from './Timeline.stories';

it('lists what happened in order, with each state in words', () => {
  renderInRoot(<StatusHistory />);
  const items = within(screen.getByRole('list', { name: 'Durum geçmişi' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Başvuru alındı (Tamamlandı)21.11.2026 10:24 · Elif Tandoğmuş',
    'Ön onay verildi (Tamamlandı)23.11.2026 09:12 · Nehir Saraçgil',
    'Belge geri gönderildi (Geri gönderildi)25.11.2026 16:05 · Nehir Saraçgil',
    'Onay bekliyor (Şu an burada)1 gündür bekliyor',
    'Tamamlandı (Sırada)Mağaza açılışına hazır',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null]);
});

it.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 320],
] as const)('is without axe faults, %s at %i px', async (theme, width) => {
  await page.viewport(width, 800);
  const { container } = render(
    <UiRoot theme={theme} background="surface">
      <StatusHistory />
      <Rejected />
    </UiRoot>,
  );
  expect(await axeFaults(container)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(width);
  await page.viewport(1440, 900);
});

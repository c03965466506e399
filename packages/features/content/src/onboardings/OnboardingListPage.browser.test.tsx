import { onboardingEntries } from '@telve/api';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { OnboardingListPage } from './OnboardingListPage';
import { onboardingClient } from './testing/onboardingClient';

// The events come from the browser itself: React then needs no act(), and would warn about each without it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const open = async (theme: 'light' | 'dark' = 'light', width = 1440) => {
  await browser.viewport(width, 900);
  const client = onboardingClient();
  const rendered = renderFeature(<OnboardingListPage />, { client, theme, background: 'surface' });
  await screen.findByRole('rowheader', { name: 'Kahven cebinde' });
  return { ...rendered, client };
};
const handle = (title: string) => screen.getByRole('button', { name: `${title} ekranını taşı` });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the order', () => {
  it('is changed by dragging a handle, in one call with all ids', async () => {
    const { client } = await open();
    // Forced: otherwise the driver keeps the release away from a page whose rows make room meanwhile.
    await userEvent.dragAndDrop(handle('Kahven cebinde'), handle('Yakınındaki mağazalar'), { force: true });
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(client.inputsOf(onboardingEntries.reorder)).toEqual([{ ids: [12, 13, 11, 14] }]);
    expect(names()).toEqual(['Sıra beklemeden al', 'Yakınındaki mağazalar', 'Kahven cebinde', 'Arkadaşını getir']);
  });

  it('is changed by the keyboard alone, and told', async () => {
    const { client } = await open();
    handle('Sıra beklemeden al').focus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('“Sıra beklemeden al” taşınıyor')).toBeDefined();
    expect(screen.getByText(/“Sıra beklemeden al” tutuldu, 4 ekranın 2\. sırasında\./)).toBeDefined();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByText('“Sıra beklemeden al”, 4 ekranın 1. sırasında.')).toBeDefined();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(client.inputsOf(onboardingEntries.reorder)).toEqual([{ ids: [12, 11, 13, 14] }]));
    expect(document.activeElement).toBe(handle('Sıra beklemeden al'));
  });

  it('stays with Esc', async () => {
    const { client } = await open();
    handle('Kahven cebinde').focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(screen.queryByText('“Kahven cebinde” taşınıyor')).toBeNull();
    expect(client.inputsOf(onboardingEntries.reorder)).toEqual([]);
    expect(names()[0]).toBe('Kahven cebinde');
  });
});

describe('the looks', () => {
  it.each(['light', 'dark'] as const)('have no axe faults with a row lifted, %s', async (theme) => {
    const { container } = await open(theme);
    handle('Sıra beklemeden al').focus();
    await userEvent.keyboard(' ');
    await expectNoAxeViolations(container);
  });

  it.each([320, 390])('show every value without scrolling sideways at %i px (CONB-02)', async (width) => {
    const { container } = await open('light', width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(screen.getByText('Haritada aç, yoğun mu gör.').getBoundingClientRect().width).toBeGreaterThan(0);
    const title = screen.getByText('Yakınındaki mağazalar').getBoundingClientRect();
    const up = screen.getByRole('button', { name: 'Yakınındaki mağazalar yukarı' }).getBoundingClientRect();
    expect(title.right).toBeLessThanOrEqual(up.left);
    await expectNoAxeViolations(container);
  });
});

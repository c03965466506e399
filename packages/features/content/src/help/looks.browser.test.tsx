import { helpContentEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { HelpContentAddPage } from './HelpContentAddPage';
import { HelpContentEditPage } from './HelpContentEditPage';
import { HelpContentListPage } from './HelpContentListPage';
import { helpClient } from './testing/helpClient';

const remote = 'Uzaktan siparişimi iptal edebilir miyim?';

const open = async (element: ReactElement, theme: 'light' | 'dark' = 'light', width = 1440) => {
  await browser.viewport(width, 900);
  const client = helpClient();
  const rendered = renderFeature(element, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByRole('textbox');
  return { ...rendered, client };
};

describe('the list', () => {
  it.each(['light', 'dark'] as const)('has no axe faults with a hint and a fault beside it, %s', async (theme) => {
    const { container, user, client } = await open(<HelpContentListPage />, theme);
    const field = screen.getByRole('textbox', { name: `${remote} önceliği` });
    await user.click(field);
    const hint = container.querySelector('input:focus + span .keys');
    expect(hint && getComputedStyle(hint).visibility).toBe('visible');
    await expectNoAxeViolations(container);
    client.answer(helpContentEntries.setPriority, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.keyboard('1{Enter}');
    await screen.findByText('Kaydedilmedi');
    await expectNoAxeViolations(container);
  });

  it('keeps the focus in a row that moves, with the keyboard alone (HELP-06, HELP-16)', async () => {
    const { user } = await open(<HelpContentListPage />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: `${remote} önceliği` });
    field.focus();
    field.select();
    await user.keyboard('0{Enter}');
    await screen.findByText('Kaydedildi');
    await expect.poll(() => screen.getAllByRole('rowheader')[0]?.textContent).toBe(remote);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: `${remote} önceliği` }));
  });

  it('asks before a priority that was not saved is lost with the page (HELP-06)', async () => {
    const { user, client, navigation } = await open(<HelpContentListPage />);
    client.answer(helpContentEntries.setPriority, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.type(screen.getByRole('textbox', { name: `${remote} önceliği` }), '4{Enter}');
    await screen.findByText('Kaydedilmedi');
    const answer = Promise.all([...navigation.asks].map((ask) => ask()));
    await screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
    await user.click(screen.getByRole('button', { name: 'Sayfada kal' }));
    expect(await answer).toContain(false);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: `${remote} önceliği` }).value).toBe('34');
  });

  it('shows cards with every value and control but the number at 320 px and never scrolls sideways (HELP-02)', async () => {
    const { container } = await open(<HelpContentListPage />, 'light', 320);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // The form of a question tells its number.
    expect(screen.getByText('15').checkVisibility()).toBe(false);
    for (const shown of [
      screen.getByRole('textbox', { name: `${remote} önceliği` }),
      screen.getByRole('switch', { name: `${remote} aktif` }),
      screen.getByRole('link', { name: `Düzenle: ${remote}` }),
    ])
      expect(shown.checkVisibility()).toBe(true);
    await expectNoAxeViolations(container);
  });
});

describe('the forms', () => {
  it.each(['light', 'dark'] as const)('have no axe faults, %s', async (theme) => {
    const { container } = await open(<HelpContentEditPage id={15} />, theme);
    await expectNoAxeViolations(container);
  });

  it.each([320, 390])('need no scrolling sideways at %i px', async (width) => {
    const { container } = await open(<HelpContentAddPage />, 'light', width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoAxeViolations(container);
  });
});

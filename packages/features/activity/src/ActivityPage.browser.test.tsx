import { activityEntries } from '@telve/api';
import { expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { ActivityPage } from './ActivityPage';
import { activityClient } from './testing/activityClient';
import { findRows, moreButton, openLog, sentences } from './testing/openLog';
import { activityRow, manyRows } from './testing/sample';

const open = (theme: 'light' | 'dark' = 'light', query = '') => {
  const client = activityClient();
  const ui = <ActivityPage subject="panel-user" id={5} />;
  return { ...renderFeature(ui, { client, theme, background: 'surface', navigation: query }), client };
};

afterEach(() => browser.viewport(1440, 900));

it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
  const { container } = open(theme);
  await findRows();
  await expectNoAxeViolations(container);
});

it.each(['light', 'dark'] as const)('nor in the log of what a person did (%s)', async (theme) => {
  const { container } = open(theme, 'of=actor');
  await findRows();
  await expectNoAxeViolations(container);
});

describe('the filters', () => {
  const choose = async ({ user }: ReturnType<typeof open>, chip: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: chip }));
    await user.click(await screen.findByRole('option', { name: option }));
  };

  it('narrow the log by person, and all are cleared at once', async () => {
    const opened = open();
    await findRows();
    await choose(opened, /^Kişi/, 'Mert Karakoç');
    await waitFor(async () => expect(await sentences()).toHaveLength(1));
    expect(opened.navigation.query()).toBe('page=1&actorId=2');
    expect(await screen.findByText('1 işlem')).toBeDefined();
    await opened.user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(4));
  });

  it('narrow it by kind', async () => {
    const opened = open();
    await findRows();
    await choose(opened, /^Tür/, 'Şifre');
    await waitFor(async () =>
      expect(await sentences()).toEqual(['Sistem geçici şifreyle giriş yapıldığını kaydetti.']),
    );
    expect(opened.client.inputsOf(activityEntries.list).at(-1)).toMatchObject({ kind: 'password' });
  });

  it('narrow it by days, with ready-made ranges', async () => {
    const { user, client } = open();
    await findRows();
    await user.click(screen.getByRole('button', { name: 'Tarih' }));
    await user.click(await screen.findByRole('button', { name: 'Son 30 gün' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tarih/ }).textContent).toBe('Tarih: Son 30 gün'));
    const { startDate = '', endDate = '' } = client.inputsOf(activityEntries.list).at(-1) ?? {};
    expect((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000).toBe(29);
  });
});

it('loads older rows with the keyboard and keeps the focus in sight of the button', async () => {
  const { user } = openLog({ rows: manyRows(120) });
  (await moreButton()).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await findRows()).toHaveLength(100));
  expect(document.activeElement).toBe(await moreButton());
});

describe('at 320 px', () => {
  const long = 'uzunbirad'.repeat(20);

  it('wraps every value and never scrolls sideways', async () => {
    await browser.viewport(320, 700);
    openLog({
      rows: [
        activityRow({
          actorName: `${long} ${long}`,
          kind: 'changed',
          action: 'panel_user_changed',
          changes: [{ field: 'email', before: `${long}@ornek.example`, after: `${long}2@ornek.example` }],
        }),
      ],
    });
    const [row] = await findRows();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(
      within(row as HTMLElement)
        .getByText(`${long}2@ornek.example`)
        .checkVisibility(),
    ).toBe(true);
  });

  it('has the filters in a sheet and nothing that axe objects to', async () => {
    await browser.viewport(320, 700);
    const { container, user } = open();
    await findRows();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Filtreler' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});

it('keeps the heading of a day in sight while its rows scroll', async () => {
  openLog({ rows: manyRows(120) });
  await findRows();
  window.scrollTo(0, 1300);
  await waitFor(() => {
    const tops = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.getBoundingClientRect().top);
    expect(Math.min(...tops.filter((top) => top >= 0))).toBe(0);
  });
  window.scrollTo(0, 0);
});

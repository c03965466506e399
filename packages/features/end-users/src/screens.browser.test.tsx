import { accessLogEntries } from '@telve/api';
import { accessLogRow, endUser, expectNoAxeViolations, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { AccessLogPage } from './AccessLogPage';
import { EndUserDetailPage } from './EndUserDetailPage';
import { EndUserSearchPage } from './EndUserSearchPage';
import { type EndUserClientOptions, endUserClient } from './testing/endUserClient';

const open = (ui: ReactElement, theme: 'light' | 'dark' = 'light', options?: EndUserClientOptions) => {
  const client = endUserClient(options);
  return { ...renderFeature(ui, { client, theme, background: 'surface' }), client };
};
const long = 'uzunbirad'.repeat(20);
const screens = [
  ['search', <EndUserSearchPage key="search" />, () => screen.findByText('Son baktıklarınız')],
  ['detail', <EndUserDetailPage key="detail" id={40_217} />, () => screen.findByText('User ID 40217')],
  ['access log', <AccessLogPage key="log" />, () => screen.findAllByRole('rowheader')],
] as const;

afterEach(() => browser.viewport(1440, 900));

describe.each(screens)('the %s', (_name, ui, ready) => {
  /** After a member was looked at, so that the search has something to show. */
  const openAfterLook = async (theme?: 'light' | 'dark', options?: EndUserClientOptions) => {
    const opened = open(<EndUserDetailPage key="look" id={40_217} />, theme, options);
    await screen.findByText('User ID 40217');
    opened.rerender(ui);
    await ready();
    return opened;
  };

  it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async (theme) => {
    const { container } = await openAfterLook(theme);
    await expectNoAxeViolations(container);
  });

  it('shows everything at 320 px without scrolling sideways, however long it is', async () => {
    await browser.viewport(320, 700);
    const member = endUser({ firstName: long, lastName: long, email: `${long}@ornek.example` });
    const row = accessLogRow({ actorName: long, subjectName: `${long} ${long}`, requestId: long });
    const { container } = await openAfterLook('light', { members: [member], log: [row] });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(container);
  });
});

it('searches with the keyboard alone (SUP-01)', async () => {
  const { user, navigation } = open(<EndUserSearchPage />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'User ID' }));
  await user.keyboard('38804{Tab} ');
  await waitFor(() => expect(navigation.visits).toMatchObject([{ params: { id: 38_804 } }]));
});

it('says on Enter in an emptied field that it is required, though the button is off (SUP-02, SUP-15)', async () => {
  const { user } = open(<EndUserSearchPage />);
  await user.click(screen.getByRole('textbox', { name: 'User ID' }));
  await user.keyboard('4{Backspace}{Enter}');
  expect(await screen.findByText('User ID alanı zorunludur.', { selector: 'p *' })).toBeDefined();
});

describe('the filters of the log', () => {
  const choose = async ({ user }: ReturnType<typeof open>, chip: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: chip }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const openLog = async () => {
    const opened = open(<AccessLogPage />);
    await screen.findAllByRole('rowheader');
    return { ...opened, last: () => opened.client.inputsOf(accessLogEntries.list).at(-1) };
  };

  it('narrow it by person and action, and all are cleared at once', async () => {
    const opened = await openLog();
    await choose(opened, /^Kişi/, 'Mert Karakoç');
    await choose(opened, /^İşlem/, 'Dışa aktardı');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(opened.last()).toEqual({ page: 1, size: 10, actorId: 2, action: 'exported' });
    await opened.user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7));
  });

  it('narrow it by days, with ready-made ranges', async () => {
    const { user, last } = await openLog();
    await user.click(screen.getByRole('button', { name: 'Tarih' }));
    await user.click(await screen.findByRole('button', { name: 'Son 30 gün' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Tarih/ }).textContent).toBe('Tarih: Son 30 gün'));
    const { startDate = '', endDate = '' } = last() ?? {};
    expect((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000).toBe(29);
  });
});

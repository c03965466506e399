import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { VenueList } from '../pages/VenueList';
import { accounts } from '../support/accounts';
import { callPaths, recordCalls } from '../support/calls';
import { spoilAccessToken, storesNothing } from '../support/session';
import { expect, test } from '../support/test';

test.use({ account: 'admin', refusals: [401] });

test('keeps two tabs signed in that wake with an ended token, by one renewal (SES-19, SES-20)', async ({ context }) => {
  const [first, second] = [new VenueList(await context.newPage()), new VenueList(await context.newPage())];
  await Promise.all([first.open(), second.open()]);
  await spoilAccessToken(first.page);
  const renewals = recordCalls(context, callPaths.refresh);
  await Promise.all([first.page.reload(), second.page.reload()]);
  for (const tab of [first, second]) {
    await expect(tab.page.getByRole('switch')).toHaveCount(10);
    await expect(tab.page).toHaveURL(/\/dashboard\/venues/);
  }
  await first.goTo(2);
  await expect(first.page).toHaveURL(/page=2/);
  await first.ready();
  expect(renewals).toHaveLength(1);
});

test('signs the other tab out without a touch or a call of its own (SHELL-12)', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/dashboard');
  await new VenueList(second).open();
  await first.bringToFront();
  const calls = recordCalls(second, callPaths.venues);
  await new Shell(first).signOut(accounts.admin.name);
  await expect(second).toHaveURL('/');
  await expect(second.getByRole('table')).toHaveCount(0);
  expect(await storesNothing(second)).toBe(true);
  expect(calls).toHaveLength(0);
});

test('lets the other tab follow a sign-in (SES-10)', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/dashboard');
  await second.goto('/dashboard');
  await new Shell(first).signOut(accounts.admin.name);
  await expect(second).toHaveURL('/');
  await new SignIn(first).enterAs('venue');
  await expect(first).toHaveURL('/dashboard');
  await expect(second).toHaveURL('/dashboard');
  await expect(new Shell(second).userButton(accounts.venue.name)).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { period } from '../testing/client';
import { Form, minutes, note, save, saving, sent } from '../testing/form';
import { toValues } from '../testing/PeriodForm';
import { renderKit } from '../testing/render';

/** The record as the page has read it, and how often the page itself has written it. */
const read = (version: number, ownWrites: number, stored = period(1)) => (
  <Form initial={toValues(stored)} version={version} ownWrites={ownWrites} />
);

const typed = async (ui = read(1, 0)) => {
  const page = renderKit(ui, { client: saving() });
  await page.user.type(minutes(), '0');
  return page;
};

const saved = async ({ client, user }: Awaited<ReturnType<typeof typed>>) => {
  await user.click(save());
  await waitFor(() => expect(sent(client)).toHaveLength(1));
  return sent(client)[0];
};

describe('a record that is written beside its form', () => {
  it('is taken over by the version that the page made, and what was typed stays', async () => {
    const page = await typed();
    page.update(read(2, 1, period(1, 5, { active: false })));
    expect(minutes().value).toBe('50');
    expect(screen.getByRole('switch', { name: 'Aktif' }).getAttribute('aria-checked')).toBe('false');
    expect(await saved(page)).toMatchObject({ timePeriod: 50, active: false, version: 2 });
  });

  it('is taken over though the page wrote more than once before it was read again', async () => {
    const page = await typed();
    page.update(read(1, 1));
    page.update(read(1, 2));
    page.update(read(3, 2));
    expect(await saved(page)).toMatchObject({ timePeriod: 50, version: 3 });
  });

  it('is taken over when it was read before it held the last of the page’s writes, as soon as it holds that', async () => {
    const page = renderKit(read(1, 0), { client: saving() });
    page.update(read(2, 2));
    await page.user.type(minutes(), '0');
    page.update(read(3, 2));
    expect(await saved(page)).toMatchObject({ version: 3 });
  });

  it('is compared at the save where somebody else wrote it before the page did (D-91)', async () => {
    const page = await typed();
    page.update(read(2, 0, period(1, 30)));
    page.update(read(3, 1, period(1, 30)));
    expect(minutes().value).toBe('50');
    expect(await saved(page)).toMatchObject({ version: 1 });
  });

  it('is compared at the save where a write of the page’s made no version and another’s passes for it (D-91)', async () => {
    const page = await typed();
    page.update(read(2, 1, period(1, 30)));
    expect(await saved(page)).toMatchObject({ timePeriod: 50, version: 1 });
  });

  it('counts a save of the form as none of the page’s writes', async () => {
    const page = await typed();
    await page.user.click(save());
    await waitFor(() => expect(sent(page.client)).toHaveLength(1));
    await page.user.type(note(), 'a');
    page.update(read(3, 1, period(1, 50)));
    await page.user.click(save());
    await waitFor(() => expect(sent(page.client)[1]).toMatchObject({ timePeriod: 50, version: 3 }));
  });
});

it('a newer version that the page has told of is taken over, whoever made it', async () => {
  const page = await typed();
  page.update(<Form initial={toValues(period(1, 30))} version={4} toldVersion={4} />);
  expect(minutes().value).toBe('50');
  expect(await saved(page)).toMatchObject({ timePeriod: 50, version: 4 });
});

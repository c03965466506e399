import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deferred, page, period, refuse } from '../testing/client';
import { entry, listing, loaded, Periods, rendered, rows, update } from '../testing/periods';
import { renderKit } from '../testing/render';

beforeEach(() => rendered.mockClear());

describe('useRowSwitch', () => {
  const first = () => screen.getByRole('switch', { name: '5 dakika aktif' });

  it('changes at once, renders one row, tells the outcome and sends the version (D-91)', async () => {
    const answer = deferred<boolean>();
    const client = listing().on(update, () => answer.promise);
    const { user } = renderKit(<Periods />, { client });
    await loaded();
    rendered.mockClear();
    await user.click(first());
    expect(first().getAttribute('aria-checked')).toBe('false');
    expect(first().getAttribute('aria-busy')).toBe('true');
    expect(new Set(rendered.mock.calls.map(([id]) => id))).toEqual(new Set([1]));
    client.on(entry, () =>
      page(
        rows(10).map((row) => (row.id === 1 ? { ...row, active: false, version: 2 } : row)),
        25,
      ),
    );
    await act(async () => answer.resolve(true));
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
    await waitFor(() => expect(first().getAttribute('aria-busy')).toBeNull());
    await waitFor(() => expect(client.inputs(entry)).toHaveLength(2));
    expect(first().getAttribute('aria-checked')).toBe('false');
    expect(new Set(rendered.mock.calls.map(([id]) => id))).toEqual(new Set([1]));
    expect(client.inputs(update)).toEqual([{ ...period(1), active: false }]);
  });

  it('rolls back and says why when the call fails', async () => {
    const client = listing().on(update, () => refuse('internal_error', { status: 500 }));
    const { user } = renderKit(<Periods />, { client });
    await loaded();
    await user.click(first());
    expect(await screen.findByText('Bir hata oluştu')).toBeTruthy();
    expect(first().getAttribute('aria-checked')).toBe('true');
  });

  it('shows the present value after a conflict (D-91)', async () => {
    const client = listing().on(update, () => refuse('version_conflict', { status: 409 }));
    const { user } = renderKit(<Periods />, { client });
    await loaded();
    client.on(entry, () => page([period(1, 7, { version: 5 })]));
    await user.click(first());
    expect(await screen.findByText('7 dk')).toBeTruthy();
  });

  it('keeps one switch while another is still being saved', async () => {
    const answers = [deferred<boolean>(), deferred<boolean>()];
    const client = listing().on(update, ({ id }) => (answers[id - 1] as (typeof answers)[0]).promise);
    const { user } = renderKit(<Periods />, { client });
    await loaded();
    const second = () => screen.getByRole('switch', { name: '10 dakika aktif' });
    await user.click(first());
    await user.click(second());
    await act(async () => answers[0]?.resolve(true));
    await waitFor(() => expect(client.inputs(entry).length).toBeGreaterThan(1));
    expect(second().getAttribute('aria-checked')).toBe('false');
    expect(second().getAttribute('aria-busy')).toBe('true');
    await act(async () => answers[1]?.reject(new Error('no')));
    await waitFor(() => expect(second().getAttribute('aria-checked')).toBe('true'));
  });
});

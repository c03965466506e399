import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred, period, refuse, testClient } from '../testing/client';
import { create, Form, guard, minutes, note, save, saving, sent, update } from '../testing/form';
import { toValues } from '../testing/PeriodForm';
import { renderKit } from '../testing/render';

describe('what an EntityForm saves', () => {
  it('sends once with the version, is clean before anyone navigates, and tells the success', async () => {
    const answer = deferred<boolean>();
    const client = testClient().on(update, () => answer.promise);
    const onSaved = vi.fn(() => expect(guard().isDirty()).toBe(false));
    const { user } = renderKit(<Form onSaved={onSaved} />, { client });
    await user.type(minutes(), '0');
    expect(guard().isDirty()).toBe(true);
    await user.click(save());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent(client)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Kaydediliyor' }).getAttribute('aria-busy')).toBe('true');
    await act(async () => answer.resolve(true));
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
    expect(sent(client)).toEqual([{ id: 1, timePeriod: 50, active: true, version: 1 }]);
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(minutes().value).toBe('50');
  });

  it.each(['s', '{Enter}'])('saves on Ctrl %s', async (key) => {
    const { client, user } = renderKit(<Form />, { client: saving() });
    await user.click(minutes());
    await user.keyboard(`{Control>}${key}{/Control}`);
    await waitFor(() => expect(sent(client)).toHaveLength(1));
  });

  it('tells any other failure in a toast and lets the same save be sent again', async () => {
    const client = testClient().on(update, () => refuse('network', { status: 0 }));
    const { user } = renderKit(<Form />, { client });
    await user.click(save());
    expect(await screen.findByText('Bir hata oluştu')).toBeTruthy();
    client.on(update, () => true);
    await user.click(save());
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
  });

  it('repeats the key of a creation that got no answer, and takes a new one for the next', async () => {
    const client = testClient().on(create, () => refuse('network', { status: 0 }));
    const { user } = renderKit(<Form entry={create as never} version={undefined} />, { client });
    await user.click(save());
    await screen.findByText('Bir hata oluştu');
    client.on(create, () => period(2));
    await user.click(save());
    await screen.findByText('Güncelleme işlemi başarılıdır');
    await user.click(save());
    await waitFor(() => expect(client.options(create)).toHaveLength(3));
    const [first, second, third] = client.options(create).map((options) => options?.idempotencyKey);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('takes a newer record over while untouched, and never over what was typed', async () => {
    const { client, user, update: render } = renderKit(<Form />, { client: saving() });
    render(<Form initial={toValues(period(1, 30))} version={2} />);
    await waitFor(() => expect(minutes().value).toBe('30'));
    await user.type(minutes(), '1');
    render(<Form initial={toValues(period(1, 45))} version={3} />);
    expect(minutes().value).toBe('301');
    await user.click(save());
    await waitFor(() => expect(sent(client)).toEqual([{ id: 1, timePeriod: 301, active: true, version: 2 }]));
  });

  it('asks before leaving only while something is unsaved, and staying keeps it', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    expect(await guard().ask()).toBe(true);
    await user.type(minutes(), '1');
    const answer = guard().ask();
    await user.click(await screen.findByRole('button', { name: 'Sayfada kal' }));
    expect(await answer).toBe(false);
    expect(minutes().value).toBe('51');
  });

  it('counts as clean again when the former value is back', async () => {
    const { user } = renderKit(<Form />, { client: saving() });
    await user.type(minutes(), '1');
    expect(guard().isDirty()).toBe(true);
    await user.type(minutes(), '{Backspace}');
    await waitFor(() => expect(guard().isDirty()).toBe(false));
  });

  it('keeps what is typed while a save is under way, as unsaved', async () => {
    const answer = deferred<boolean>();
    const { user } = renderKit(<Form />, { client: testClient().on(update, () => answer.promise) });
    await user.click(save());
    await user.type(note(), 'a');
    expect(note().value).toBe('a');
    await act(async () => answer.resolve(true));
    expect(note().value).toBe('a');
    expect(guard().isDirty()).toBe(true);
  });
});

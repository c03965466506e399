import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred, refuse, testClient } from '../testing/client';
import { Form, guard, minutes, save, saving, sent, update } from '../testing/form';
import type { PeriodFormProps } from '../testing/PeriodForm';
import { renderKit } from '../testing/render';

describe('a form that is left while it is being saved', () => {
  it('tells that it was saved, and fetches nobody back to its list', async () => {
    const answer = deferred<boolean>();
    const client = testClient().on(update, () => answer.promise);
    const onSaved = vi.fn();
    const { user, update: render } = renderKit(<Form onSaved={onSaved} />, { client });
    await user.click(save());
    await waitFor(() => expect(sent(client)).toHaveLength(1));
    render(<p>Başka sayfa</p>);
    await act(async () => answer.resolve(true));
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it.each<[string, PeriodFormProps]>([
    ['in words that depend on what was saved', { success: (payload) => `Eklendi: ${payload}` }],
    ['in words for this case alone', { success: null, leftSuccess: 'Eklendi: true' }],
  ])('tells so %s', async (_case, props) => {
    const answer = deferred<boolean>();
    const client = testClient().on(update, () => answer.promise);
    const { user, update: render } = renderKit(<Form {...props} />, { client });
    await user.click(save());
    await waitFor(() => expect(sent(client)).toHaveLength(1));
    render(<p>Başka sayfa</p>);
    await act(async () => answer.resolve(true));
    expect(await screen.findByText('Eklendi: true')).toBeTruthy();
    expect(screen.queryByText('Güncelleme işlemi başarılıdır')).toBeNull();
  });

  it('tells by its name that it was not, whatever would have been shown in the form', async () => {
    const answer = deferred<boolean>();
    const client = testClient().on(update, () => answer.promise.then(() => refuse('version_conflict')));
    const onRefused = vi.fn();
    const { user, update: render } = renderKit(<Form title="5 dakika" onRefused={onRefused} />, { client });
    await user.click(save());
    await waitFor(() => expect(sent(client)).toHaveLength(1));
    render(<p>Başka sayfa</p>);
    await act(async () => answer.resolve(true));
    expect(await screen.findByText(/^5 dakika: kaydedilemedi\. /)).toBeTruthy();
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('an answer that saved nothing although it came as a success', () => {
  it('is told in a dialog; the form stays unsaved, and the next save is of the same version', async () => {
    const client = saving();
    const onSaved = vi.fn();
    const failure = { title: 'Kaydedilemedi', text: 'Kayıt kilitli.' };
    const { user } = renderKit(<Form onSaved={onSaved} notSaved={() => failure} />, { client });
    await user.type(minutes(), '0');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Kaydedilemedi' });
    expect(dialog.textContent).toContain('Kayıt kilitli.');
    await user.keyboard('{Escape}');
    expect(guard().isDirty()).toBe(true);
    expect(onSaved).not.toHaveBeenCalled();
    await user.click(save());
    await waitFor(() => expect(sent(client)).toHaveLength(2));
    expect(sent(client)[1]).toEqual(sent(client)[0]);
  });
});

describe('a refusal that the feature shows itself', () => {
  it('is told to it, and by nothing else', async () => {
    const client = testClient().on(update, () => refuse('version_conflict'));
    const onRefused = vi.fn();
    const { user } = renderKit(
      <Form conflict={undefined} toldByFeature={['version_conflict']} onRefused={onRefused} />,
      { client },
    );
    await user.click(save());
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    const told = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')];
    expect(told.map(({ textContent }) => textContent).join('')).toBe('Değişiklik yok');
  });
});

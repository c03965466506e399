import { type EndUser, endUserEntries } from '@telve/api';
import { deferred, endUser, expectNoAxeViolations, networkFault, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EndUserDetailPage } from './EndUserDetailPage';
import { endUserClient } from './testing/endUserClient';

const open = async (over: Partial<EndUser> = {}) => {
  const client = endUserClient({ members: [endUser(over)] });
  const rendered = renderFeature(<EndUserDetailPage id={40_217} />, { client, background: 'surface' });
  await screen.findByRole('heading', { level: 1 });
  const { user } = rendered;
  const dialog = async () => within(await screen.findByRole('alertdialog'));
  return {
    ...rendered,
    client,
    dialog,
    page: (name: string) => screen.getByRole('button', { name }),
    press: async (name: string) => user.click((await dialog()).getByRole('button', { name })),
    closed: () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
    calls: (id: string) => client.calls.filter((call) => call.id === id),
  };
};
const fails = () => Promise.reject(refusal('internal_error', { status: 400 }));

describe('the count of picture changes', () => {
  it('is reset after one question, and says so (SUP-04, SUP-18, SUP-24)', async () => {
    const { user, page, dialog, press, calls } = await open();
    expect(screen.getByText('Üye fotoğrafını 5 kez değiştirmiş; hakkı kalmamış.')).toBeDefined();
    await user.click(page('Sayacı sıfırla'));
    expect((await dialog()).getByText('Fotoğraf sayacı sıfırlansın mı?')).toBeDefined();
    expect(calls('endUsers.resetImgUpdateCount')).toEqual([]);
    await press('Sıfırla');
    await screen.findByText('Güncelleme işlemi başarılıdır');
    expect(calls('endUsers.resetImgUpdateCount').map(({ input }) => input)).toEqual([{ id: 40_217 }]);
    expect(endUserEntries.resetImgUpdateCount.path).toBe('/api/panel/coffee-user/reset-img-update-count/{id}');
    const count = () => screen.getByText('Fotoğraf güncelleme sayısı').nextElementSibling?.textContent;
    await waitFor(() => expect(count()).toBe('0'));
    // Who has pressed it with the keyboard goes on from there.
    expect(page('Sayacı sıfırla').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(page('Sayacı sıfırla'));
  });

  it('stays when the question is answered with no', async () => {
    const { user, page, press, calls, closed } = await open();
    await user.click(page('Sayacı sıfırla'));
    await press('İptal');
    await closed();
    expect(calls('endUsers.resetImgUpdateCount')).toEqual([]);
  });

  it('says when it could not be reset (SUP-22)', async () => {
    const { user, page, press, client } = await open();
    client.answer(endUserEntries.resetImgUpdateCount, fails);
    await user.click(page('Sayacı sıfırla'));
    await press('Sıfırla');
    await screen.findByText('Güncelleme işlemi gerçekleştirilemedi');
    expect(page('Sayacı sıfırla').getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the subscription', () => {
  const cancel = 'Aboneliği iptal et';

  it('is cancelled once the user ID was typed, and says so (SUP-05, SUP-19, SUP-24)', async () => {
    const { user, page, dialog, press, calls, closed } = await open();
    await user.click(page(cancel));
    const box = (await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Onaylamak için User ID’yi yazın' });
    expect([document.activeElement, box.inputMode]).toEqual([box, 'numeric']);
    expect(
      (await dialog()).getByText(
        'Zeynep Ünlütürk (40217) Plus Aylık aboneliğini hemen kaybeder. Bu işlem geri alınamaz.',
      ),
    ).toBeDefined();
    await user.keyboard('4021{Enter}');
    expect(calls('endUsers.removeSubscription')).toEqual([]);
    await user.keyboard('7');
    await press(cancel);
    await screen.findByText('Üyelik iptal edilmiştir.');
    await closed();
    expect(calls('endUsers.removeSubscription').map(({ input }) => input)).toEqual([{ id: 40_217 }]);
    expect(endUserEntries.removeSubscription.path).toBe('/api/panel/coffee-user/remove-subscription/{id}');
    await screen.findByText('Üyelik iptal edildi');
    expect(screen.getByText('Üyenin iptal edilecek bir aboneliği yok.')).toBeDefined();
    expect(document.activeElement).toBe(page(cancel));
  });

  it('keeps question and typed number after a failure, and repeats with the same key (SUP-23)', async () => {
    const { user, page, dialog, press, client, calls, closed } = await open();
    client.answer(endUserEntries.removeSubscription, () => Promise.reject(networkFault()));
    await user.click(page(cancel));
    await dialog();
    await user.keyboard('40217{Enter}');
    await screen.findAllByText('Üyelik iptal işlemi gerçekleştirilemedi');
    expect((await dialog()).getByRole<HTMLInputElement>('textbox').value).toBe('40217');
    client.answer(endUserEntries.removeSubscription, true);
    await press(cancel);
    await closed();
    const keys = calls('endUsers.removeSubscription').map(({ options }) => options?.idempotencyKey);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('has another key for another wish', async () => {
    const { user, page, press, client, calls, dialog, closed } = await open();
    client.answer(endUserEntries.removeSubscription, fails);
    for (const _ of [1, 2]) {
      await user.click(page(cancel));
      await dialog();
      await user.keyboard('40217{Enter}');
      await waitFor(async () => expect((await dialog()).getByRole('button', { name: cancel })).toBeDefined());
      await press('Vazgeç');
      await closed();
    }
    const keys = calls('endUsers.removeSubscription').map(({ options }) => options?.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('asks once while it is under way', async () => {
    const { user, page, client, calls, dialog, closed } = await open();
    const answer = deferred<true>();
    client.answer(endUserEntries.removeSubscription, () => answer.promise);
    await user.click(page(cancel));
    await dialog();
    await user.keyboard('40217{Enter}{Enter}{Escape}');
    expect((await dialog()).getByRole('button', { name: 'İptal ediliyor…' })).toBeDefined();
    answer.resolve(true);
    await closed();
    expect(calls('endUsers.removeSubscription')).toHaveLength(1);
  });

  it('shows the reason of the server when it became impossible meanwhile (SUP-14, SUP-23)', async () => {
    const { user, page, client, dialog, closed } = await open();
    const reason = 'Üyelik 48 saat içinde başladığı için iptal edilemez.';
    client.answer(endUserEntries.removeSubscription, () => {
      client.answer(endUserEntries.detail, endUser({ canUserRemovable: false, userRemovableStatusMessage: reason }));
      return Promise.reject(refusal('subscription_not_removable', { status: 409 }));
    });
    await user.click(page(cancel));
    await dialog();
    await user.keyboard('40217{Enter}');
    await screen.findByText('Üyelik iptal işlemi gerçekleştirilemedi');
    await closed();
    await screen.findByText(reason);
    expect(page(cancel).getAttribute('aria-disabled')).toBe('true');
  });

  it('asks in a way that axe does not object to', async () => {
    const { user, page, dialog, container } = await open();
    await user.click(page(cancel));
    await dialog();
    await expectNoAxeViolations(container);
  });
});

import { endUserEntries } from '@telve/api';
import { deferred, expectNoAxeViolations, memoryNavigation, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EndUserDetailPage } from './EndUserDetailPage';
import { EndUserSearchPage } from './EndUserSearchPage';
import { type EndUserClientOptions, endUserClient } from './testing/endUserClient';

const open = (options?: EndUserClientOptions) => {
  const client = endUserClient(options);
  const rendered = renderFeature(<EndUserSearchPage />, { client });
  return {
    ...rendered,
    client,
    asked: () => client.inputsOf(endUserEntries.check),
    field: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'User ID' }),
    button: () => screen.getByRole<HTMLButtonElement>('button', { name: /Ara/ }),
  };
};
const unknown = 'Bu user ID ile sisteme kayıtlı kullanıcı bulunmamaktadır.';

describe('the search', () => {
  it('asks whether there is such a member, then opens the detail (SUP-01, SUP-20, SUP-24)', async () => {
    const { user, field, button, client, navigation } = open();
    await user.type(field(), '40217');
    await user.click(button());
    await waitFor(() =>
      expect(navigation.visits).toMatchObject([{ target: 'endUsers.detail', params: { id: 40_217 } }]),
    );
    expect(client.calls.map(({ id, input }) => [id, input])).toEqual([['endUsers.check', { id: 40_217 }]]);
    expect(endUserEntries.check.path).toBe('/api/panel/coffee-user/check/{id}');
  });

  it('has its button once any value is typed (SUP-02)', async () => {
    const { user, field, button } = open();
    expect(button().disabled).toBe(true);
    await user.type(field(), 'a');
    expect(button().disabled).toBe(false);
    await user.clear(field());
    expect(button().disabled).toBe(true);
  });

  it('says at an emptied field that it is required (SUP-15)', async () => {
    const { user, field, asked } = open();
    await user.type(field(), '1{Backspace}{Enter}');
    expect(await screen.findByText('User ID alanı zorunludur.')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(asked()).toEqual([]);
  });

  it('takes digits only (SUP-16)', async () => {
    const { user, field, button, asked } = open();
    await user.type(field(), '12a');
    await user.click(button());
    expect(await screen.findByText('Sadece sayı girilmelidir.')).toBeDefined();
    expect([field().value, document.activeElement, asked()]).toEqual(['12a', field(), []]);
    await user.type(field(), '{Backspace}');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('says at the field that nobody has this number, and opens no detail (SUP-21)', async () => {
    const { user, field, asked, navigation } = open();
    await user.type(field(), '402170{Enter}');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(unknown);
    expect([asked(), field().value, navigation.visits]).toEqual([[{ id: 402_170 }], '402170', []]);
  });

  it.each(['2147483648', '99999999999999999999999', '0'])(
    'says the same of %s, which nobody can have, and asks nothing (SUP-21)',
    async (typed) => {
      const { user, field, asked } = open();
      await user.type(field(), `${typed}{Enter}`);
      expect((await screen.findAllByText(unknown)).length).toBeGreaterThan(0);
      expect(asked()).toEqual([]);
    },
  );

  it('keeps what was typed when nobody answers, and asks again on request', async () => {
    const { user, field, button, client, navigation } = open();
    client.answer(endUserEntries.check, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.type(field(), '40217{Enter}');
    expect(await screen.findByText('Bir hata oluştu')).toBeDefined();
    expect(field().value).toBe('40217');
    client.answer(endUserEntries.check, true);
    await user.click(button());
    await waitFor(() => expect(navigation.visits).toHaveLength(1));
  });

  it('asks once however often it is pressed, and drops an answer that was overtaken by typing', async () => {
    const { user, field, client, asked, navigation, button } = open();
    const answer = deferred<true>();
    client.answer(endUserEntries.check, () => answer.promise);
    await user.type(field(), '40217{Enter}');
    expect(await screen.findByRole('button', { name: 'Aranıyor…' })).toBeDefined();
    await user.keyboard('{Enter}');
    expect(asked()).toHaveLength(1);
    await user.type(field(), '0');
    answer.resolve(true);
    await waitFor(() => expect(button().textContent).toBe('Ara'));
    expect(navigation.visits).toEqual([]);
  });

  it('says that every opening is recorded, and leads to the records', async () => {
    const { user, navigation } = open();
    expect(screen.getByText('Her açtığınız üye kaydedilir')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Erişim kaydı' }));
    expect(navigation.visits).toMatchObject([{ target: 'accessLog.list' }]);
  });
});

describe('what was looked at', () => {
  it('stands below, with shortened names, until the next person signs in', async () => {
    const { client, rerender, user, navigation } = open();
    expect(screen.queryByText('Son baktıklarınız')).toBeNull();
    for (const id of [40_217, 38_804]) {
      rerender(<EndUserDetailPage id={id} />);
      await screen.findByText(`User ID ${id}`);
    }
    rerender(<EndUserSearchPage />);
    const list = within(await screen.findByRole('region', { name: 'Son baktıklarınız' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d\d:\d\d$/, ''))).toEqual([
      'BKBarış K••• User ID 38804 ',
      'ZÜZeynep Ü••• User ID 40217 ',
    ]);
    await user.click(list.getByRole('link', { name: /Zeynep/ }));
    expect(navigation.visits).toMatchObject([{ target: 'endUsers.detail', params: { id: 40_217 } }]);
    (client as { identity: string | null }).identity = '2';
    rerender(<EndUserSearchPage />);
    await waitFor(() => expect(screen.queryByText('Son baktıklarınız')).toBeNull());
  });

  it('is nothing that a browser keeps', async () => {
    const { rerender } = open();
    rerender(<EndUserDetailPage id={40_217} />);
    await screen.findByText('User ID 40217');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });
});

it('hands members to an embedder that opens them itself', async () => {
  const onOpen = vi.fn();
  const client = endUserClient();
  const { user, rerender } = renderFeature(<EndUserDetailPage id={38_804} />, {
    client,
    navigation: memoryNavigation('', []),
  });
  await screen.findByText('User ID 38804');
  rerender(<EndUserSearchPage onOpen={onOpen} />);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /Barış/ }));
  await user.type(screen.getByRole('textbox'), '40217{Enter}');
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[38_804], [40_217]]));
});

it('has nothing that axe objects to', async () => {
  const { container, user, field } = open();
  await user.type(field(), '12a{Enter}');
  await expectNoAxeViolations(container, { layout: false });
});

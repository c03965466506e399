import { applicationEntries, type MerchantApplication } from '@telve/api';
import { conflictWith, deferred, expectNoAxeViolations, refusal } from '@telve/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { takenBy } from '../testing/applicationClient';
import { newApplication } from '../testing/applications';
import { openDetail } from '../testing/openDetail';

beforeEach(() => page.viewport(1280, 900));

describe.each(['NewApplication', 'PendingPreApproval'] as const)('in %s', (status) => {
  it('has both tabs, the second one locked, and the five fields (STAFF-12, STAFF-13, STAFF-18, STAFF-21)', async () => {
    const { box, buttons, client } = await openDetail(newApplication({ status }));
    expect(client.inputsOf(applicationEntries.detail)[0]).toEqual({ id: 4192 });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Ön başvuru',
      'Başvuru bilgileri',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('tab', { name: 'Başvuru bilgileri' }).disabled).toBe(true);
    expect(box('Mağaza adı').value).toBe('Güneşli Kahve Evi');
    expect(box('Yetkili adı soyadı').value).toBe('Elif Tandoğmuş');
    expect(box('Telefon numarası').value).toBe('(+90) 532 418 07 26');
    expect(box('E-posta').value).toBe('elif@kirikfincan.example');
    expect(box('Adres').readOnly).toBe(false);
    expect(buttons()).toEqual(['Reddet', 'Güncelle', 'Onayla']);
  });

  it('is approved by the status call alone (STAFF-16, STAFF-19, STAFF-32, STAFF-39)', async () => {
    const { press, saves, changes, buttons } = await openDetail(newApplication({ status }));
    await press('Onayla');
    await screen.findByText('Başarıyla Onaylandı');
    expect(changes()).toEqual([{ id: 4192, status: 'PreApproved' }]);
    expect(saves()).toEqual([]);
    await waitFor(() => expect(buttons()).toEqual([]));
  });

  it('is rejected after a question (STAFF-20, STAFF-31)', async () => {
    const { user, press, dialog, changes } = await openDetail(newApplication({ status }));
    await press('Reddet');
    const question = await dialog(/reddedilsin mi/);
    await user.click(question.getByRole('button', { name: 'İptal' }));
    expect(changes()).toEqual([]);
    await press('Reddet');
    await user.click((await dialog(/reddedilsin mi/)).getByRole('button', { name: 'Reddet' }));
    await screen.findByText('Başarıyla Reddedildi.');
    expect(changes()).toEqual([{ id: 4192, status: 'Rejected' }]);
  });
});

it('rejected over something typed, as the question says, is simply rejected (STAFF-20, STAFF-28)', async () => {
  const { client, press, dialog, retype } = await openDetail(newApplication());
  await retype('Adres', 'Bağdat Cad. 10');
  await press('Reddet');
  client.answer(applicationEntries.detail, newApplication({ status: 'Rejected', version: 2 }));
  const question = await dialog(/reddedilsin mi/);
  fireEvent.click(question.getByRole('button', { name: 'Reddet' }));
  await screen.findByText('Başarıyla Reddedildi.');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.queryByText(/Başvurunun durumu değişti/)).toBeNull();
});

it('pressed while a save runs decides nothing later', async () => {
  const { client, press, retype, changes } = await openDetail(newApplication());
  const answer = deferred<MerchantApplication>();
  client.answer(applicationEntries.update, () => answer.promise);
  await retype('Adres', 'Bağdat Cad. 10');
  await press('Güncelle');
  await press('Onayla');
  answer.resolve(newApplication({ address: 'Bağdat Cad. 10', version: 2 }));
  await screen.findByText('Başarıyla Güncellendi');
  client.answer(applicationEntries.update, newApplication({ address: 'Bağdat Cad. 11', version: 3 }));
  await retype('Adres', 'Bağdat Cad. 11');
  await press('Güncelle');
  await waitFor(() => expect(client.inputsOf(applicationEntries.update)).toHaveLength(2));
  expect(changes()).toEqual([]);
});

describe('the five fields', () => {
  it('are saved with the version that was read (STAFF-18, STAFF-30, STAFF-38)', async () => {
    const { retype, press, saves, changes } = await openDetail(newApplication());
    await retype('Mağaza adı', 'Güneşli Kahve');
    await press('Güncelle');
    await screen.findByText('Başarıyla Güncellendi');
    expect(saves()).toMatchObject([{ id: 4192, version: 1, storeName: 'Güneşli Kahve', phoneNumber: '5324180726' }]);
    expect(changes()).toEqual([]);
  });

  it('that were changed are saved before the approval (STAFF-18, STAFF-19, D-41)', async () => {
    const { retype, press, client } = await openDetail(newApplication());
    await retype('Adres', 'Bağdat Cad. 10');
    await press('Onayla');
    await screen.findByText('Başarıyla Onaylandı');
    const writes = client.calls.map(({ id }) => id).filter((id) => id !== 'applications.detail');
    expect(writes).toEqual(['applications.update', 'applications.changeStatus']);
    expect(screen.queryByText('Başarıyla Güncellendi')).toBeNull();
  });

  it('with a shortened phone cannot be approved (STAFF-34)', async () => {
    const { retype, press, dialog, saves, changes } = await openDetail(newApplication());
    await retype('Telefon numarası', '53241807');
    await press('Onayla');
    const faults = await dialog('Lütfen alanları kontrol edin');
    expect(faults.getByText(/Telefon numarası hatalı!/)).toBeDefined();
    expect([saves(), changes()]).toEqual([[], []]);
  });

  it('are not emptied (STAFF-13)', async () => {
    const { retype, press, dialog, saves } = await openDetail(newApplication());
    await retype('Mağaza adı', '');
    await press('Güncelle');
    expect((await dialog('Lütfen alanları kontrol edin')).getByText(/Mağaza adı/)).toBeDefined();
    expect(saves()).toEqual([]);
  });
});

it('asks for the application by its number alone (STAFF-37)', async () => {
  const { client } = await openDetail(newApplication());
  expect(client.inputsOf(applicationEntries.detail)).toEqual([{ id: 4192 }]);
});

describe('a refusal', () => {
  it.each(['update', 'changeStatus'] as const)('of %s is told as “Bir hata oluştu.” (STAFF-33)', async (name) => {
    const { client, retype, press, box } = await openDetail(newApplication());
    client.answer<never, never>(applicationEntries[name] as never, () =>
      Promise.reject(refusal('internal_error', { status: 500 })),
    );
    await retype('Mağaza adı', 'Güneşli');
    await press('Onayla');
    await screen.findByText('Bir hata oluştu.');
    expect(box('Mağaza adı').value).toBe('Güneşli');
  });

  it('says who was first and when, and keeps what was typed (STAFF-17, D-40)', async () => {
    const { client, retype, press, box, buttons, user } = await openDetail(newApplication());
    await retype('Adres', 'Bağdat Cad. 10');
    client.answer(applicationEntries.update, () =>
      Promise.reject(refusal('application_not_editable', { status: 409, payload: takenBy('Rejected').payload })),
    );
    client.answer(applicationEntries.detail, newApplication({ status: 'Rejected', version: 2 }));
    await press('Güncelle');
    const told = within(await screen.findByRole('dialog', { name: 'Başvuruyu bu arada başka biri sonuçlandırdı' }));
    expect(told.getByText('Mert Karakoç, 27.11.2026 18:46: durum “Reddedildi” oldu.')).toBeDefined();
    await user.click(told.getByRole('button', { name: 'Tamam' }));
    await screen.findByText('Başvurunun durumu değişti: Reddedildi');
    expect(box('Adres').value).toBe('Bağdat Cad. 10');
    expect(buttons()).toEqual([]);
    await press('Güncel hâli göster');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Adres' })).toBeNull());
  });

  it('of a lost race for the decision names the winner (STAFF-17, D-40)', async () => {
    const { client, press } = await openDetail(newApplication());
    client.answer(applicationEntries.changeStatus, () => Promise.reject(takenBy('Rejected')));
    await press('Onayla');
    expect(within(await screen.findByRole('dialog', { name: /başka biri/ })).getByText(/Mert Karakoç/)).toBeDefined();
  });

  it('over a newer version opens the comparison, which saves what is chosen (STAFF-18, STAFF-38)', async () => {
    const { client, retype, press, user, saves } = await openDetail(newApplication());
    const theirs = newApplication({ storeName: 'Güneşli Fırın', version: 2 });
    client.answer(applicationEntries.update, () => Promise.reject(conflictWith(theirs)));
    await retype('Mağaza adı', 'Güneşli');
    await press('Güncelle');
    await screen.findByRole('heading', { name: 'Değişiklikleri karşılaştır' });
    // Words that differ are marked, each in an element of its own: a value is whole in its choice alone.
    const choices = within(screen.getByRole('radiogroup', { name: /Mağaza adı/ })).getAllByRole('radio');
    const shown = choices.map((choice) => choice.closest('label')?.querySelector('b')?.textContent);
    expect(shown).toEqual(['Güneşli', 'Güneşli Fırın']);
    await user.click(choices[1] as HTMLElement);
    client.answer(applicationEntries.update, theirs);
    await press('Birleştir ve kaydet');
    await screen.findByText('Başarıyla Güncellendi');
    expect(saves().at(-1)).toMatchObject({ id: 4192, version: 2, storeName: 'Güneşli Fırın' });
  });

  it('of an e-mail that has an account says so, status unchanged (STAFF-19, D-43)', async () => {
    const { client, press, buttons } = await openDetail(newApplication());
    const taken = refusal('user_already_registered', { status: 409 });
    client.answer(applicationEntries.changeStatus, () => Promise.reject(taken));
    await press('Onayla');
    await screen.findByText(/Bu e-posta ile kayıtlı bir kullanıcı var/);
    expect(buttons()).toEqual(['Reddet', 'Güncelle', 'Onayla']);
  });
});

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
] as const)('has no axe faults and no sideways scroll, %s at %i px (STAFF-02)', async (theme, width) => {
  await page.viewport(width, 900);
  const { container } = await openDetail(newApplication(), { theme });
  await expectNoAxeViolations(container);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

import { helpContentEntries } from '@telve/api';
import { deferred, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpContentListPage } from './HelpContentListPage';
import { helpClient } from './testing/helpClient';

const field = (question: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${question} önceliği` });
const remote = 'Uzaktan siparişimi iptal edebilir miyim?';
const questions = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

const open = async () => {
  const client = helpClient();
  const rendered = renderFeature(<HelpContentListPage />, { client });
  await screen.findByRole('textbox', { name: `${remote} önceliği` });
  const type = async (text: string) => {
    await rendered.user.clear(field(remote));
    await rendered.user.type(field(remote), text);
  };
  return { ...rendered, client, type, sent: () => client.inputsOf(helpContentEntries.setPriority) };
};

describe('the priority of a row', () => {
  it('is saved on Enter, says so and moves the row (HELP-06, HELP-16, HELP-29)', async () => {
    const { type, sent, client } = await open();
    expect(field(remote).value).toBe('3');
    await type('0{Enter}');
    await screen.findByText('Kaydedildi');
    expect(sent()).toEqual([{ id: 15, priority: 0 }]);
    await waitFor(() => expect(questions()[0]).toBe(remote));
    expect(client.inputsOf(helpContentEntries.list)).toHaveLength(2);
    expect(field(remote).value).toBe('0');
    expect(document.activeElement).toBe(field(remote));
  });

  it('is saved on leaving, and once only after Enter (HELP-06, HELP-16)', async () => {
    const { type, sent, user } = await open();
    await type('7');
    await user.tab();
    await screen.findByText('Kaydedildi');
    await type('8{Enter}');
    await user.tab();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByText('Kaydedildi');
    expect(sent()).toEqual([
      { id: 15, priority: 7 },
      { id: 15, priority: 8 },
    ]);
  });

  it('comes back on Esc, and nothing is sent for what is stored (HELP-06)', async () => {
    const { type, sent, user } = await open();
    await type('77');
    await user.keyboard('{Escape}');
    expect(field(remote).value).toBe('3');
    await user.tab();
    await type('3{Enter}');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['-1', "Öncelik 0'dan küçük olmamalıdır."],
    ['1,5', '0 veya daha büyük bir tam sayı girin.'],
    ['{Backspace}', 'Öncelik alanı zorunludur.'],
    ['1000001', 'En fazla 1.000.000 girilebilir.'],
  ])('as %s is refused beside the field, and stays: “%s” (HELP-06, HELP-23)', async (text, words) => {
    const { type, sent } = await open();
    await type(`${text}{Enter}`);
    const fault = screen.getByText(words);
    expect(field(remote).getAttribute('aria-invalid')).toBe('true');
    expect(fault.closest('[id]')?.id).toBe(field(remote).getAttribute('aria-describedby'));
    expect(field(remote).value).toBe(text === '{Backspace}' ? '' : text);
    expect(sent()).toEqual([]);
  });

  it('takes no letters (HELP-06)', async () => {
    const { type } = await open();
    await type('1a2b');
    expect(field(remote).value).toBe('12');
  });

  it('keeps what was typed when the save fails (HELP-06)', async () => {
    const { type, client, user } = await open();
    client.answer(helpContentEntries.setPriority, fails);
    await type('7{Enter}');
    await screen.findByText('Kaydedilmedi');
    await screen.findByText('Bir hata oluştu');
    expect(field(remote).value).toBe('7');
    expect(field(remote).getAttribute('aria-invalid')).toBe('true');
    client.answer(helpContentEntries.setPriority, true);
    await user.click(field(remote));
    await user.keyboard('{Enter}');
    await screen.findByText('Kaydedildi');
  });

  it('sends numbers typed one after the other in that order (HELP-16, D-91)', async () => {
    const { type, client, sent } = await open();
    const first = deferred<boolean>();
    client.answer(helpContentEntries.setPriority, () => first.promise);
    await type('7{Enter}');
    await screen.findByText('Kaydediliyor');
    await type('8{Enter}');
    expect(sent()).toEqual([{ id: 15, priority: 7 }]);
    client.answer(helpContentEntries.setPriority, true);
    first.resolve(true);
    await screen.findByText('Kaydedildi');
    expect(sent()).toEqual([
      { id: 15, priority: 7 },
      { id: 15, priority: 8 },
    ]);
  });
});

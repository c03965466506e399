import { publicApplicationEntries as calls } from '@telve/api';
import { deferred, networkFault, refusal } from '@telve/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sleep, stopClock } from '../testing/clock';
import { button, codeField, openApplication } from '../testing/publicApplication';

const refuse =
  (code: string, status = 400) =>
  () =>
    Promise.reject(refusal(code, { status }));

afterEach(() => {
  vi.useRealTimers();
});

describe('the code', () => {
  it('is exactly six digits (APP-21, APP-22)', async () => {
    const { toCode, user } = openApplication();
    await toCode();
    await user.type(codeField(), 'ab0c1234');
    expect(codeField().value).toBe('01234');
    expect(button('Onayla').disabled).toBe(true);
    await user.type(codeField(), '56');
    expect(codeField().value).toBe('012345');
    expect(button('Onayla').disabled).toBe(false);
  });

  it('is not confirmed twice at once (APP-23)', async () => {
    const { client, toCode, enter, user } = openApplication();
    const answer = deferred<true>();
    client.answer(calls.confirmOtp, () => answer.promise);
    await toCode();
    await enter('123456');
    const sending = button('Onaylanıyor');
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    await user.click(sending);
    await user.type(codeField(), '{Enter}');
    expect(client.inputsOf(calls.confirmOtp)).toHaveLength(1);
    await act(async () => answer.resolve(true));
    await screen.findByText('Başvurunuz alındı');
  });

  it('is marked when it is wrong, with “Lütfen doğrulama kodunu kontrol ediniz.”, until it is changed (APP-24, APP-36, APP-37)', async () => {
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.confirmOtp, refuse('invalid_otp'));
    await toCode();
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('Lütfen doğrulama kodunu kontrol ediniz.');
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect(button('Onayla').disabled).toBe(true);
    expect(client.inputsOf(calls.create)).toEqual([]);
    await user.type(codeField(), '{End}{Backspace}7');
    expect(codeField().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Onayla').disabled).toBe(false);
  });

  it('was tried too often: “Çok fazla sayıda hatalı giriş yaptınız.”, until there is a new one (APP-38)', async () => {
    stopClock();
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.confirmOtp, refuse('too_many_incorrect_otp'));
    await toCode();
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('Çok fazla sayıda hatalı giriş yaptınız.');
    await user.type(codeField(), '{End}{Backspace}7');
    expect(button('Onayla').disabled).toBe(true);
    sleep(180);
    await user.click(button('Kodu yeniden gönder'));
    client.answer(calls.confirmOtp, true);
    await screen.findByRole('timer');
    await enter('654321');
    await screen.findByText('Başvurunuz alındı');
  });

  it('whose answer was lost counts when handing in works', async () => {
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.confirmOtp, () => Promise.reject(networkFault()));
    await toCode();
    await enter('123456');
    await screen.findByText('Bir hata oluştu');
    client.answer(calls.confirmOtp, refuse('invalid_otp'));
    await user.click(button('Yeniden dene'));
    await screen.findByText('Başvurunuz alındı');
  });

  it('whose answer was lost is wrong when handing in needs another', async () => {
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.confirmOtp, () => Promise.reject(networkFault()));
    await toCode();
    await enter('123456');
    await screen.findByText('Bir hata oluştu');
    client.answer(calls.confirmOtp, refuse('invalid_otp'));
    client.answer(calls.create, refuse('otp_required'));
    await user.click(button('Yeniden dene'));
    await screen.findByText('Lütfen doğrulama kodunu kontrol ediniz.');
  });
});

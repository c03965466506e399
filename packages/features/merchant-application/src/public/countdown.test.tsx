import { publicApplicationEntries as calls } from '@telve/api';
import { refusal } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sleep, stopClock } from '../testing/clock';
import { button, codeField, openApplication, typed } from '../testing/publicApplication';

afterEach(() => {
  vi.useRealTimers();
});

describe('the time of a code', () => {
  it('runs from the moment it was sent (APP-17)', async () => {
    stopClock();
    const { toCode } = openApplication();
    await toCode();
    expect(screen.getByRole('timer').textContent).toBe('03:00');
    sleep(46);
    expect(screen.getByRole('timer').textContent).toBe('02:14');
  });

  it('is 180 seconds where the server says none (APP-19)', async () => {
    stopClock();
    const { client, toCode } = openApplication();
    client.answer(calls.sendOtp, {} as { expiresIn: number });
    await toCode();
    expect(screen.getByRole('timer').textContent).toBe('03:00');
  });

  it('is what the server says in seconds (APP-20, APP-30)', async () => {
    stopClock();
    const { client, toCode } = openApplication();
    client.answer(calls.sendOtp, { expiresIn: 60 });
    await toCode();
    expect(screen.getByRole('timer').textContent).toBe('01:00');
  });

  it('ends with “Süre doldu.”, after which nothing is confirmed (APP-25)', async () => {
    stopClock();
    const { client, toCode, user } = openApplication();
    await toCode();
    await user.type(codeField(), '123456');
    expect(button('Onayla').disabled).toBe(false);
    sleep(400);
    expect(screen.getByText('Süre doldu.')).toBeDefined();
    expect(button('Onayla').disabled).toBe(true);
    await user.type(codeField(), '{Enter}');
    expect(client.inputsOf(calls.confirmOtp)).toEqual([]);
  });

  it('lets a new code be sent only at its end, which starts it again (APP-18, APP-49)', async () => {
    stopClock();
    const { client, toCode, user } = openApplication();
    await toCode();
    await user.type(codeField(), '12');
    sleep(179);
    expect(button('Kodu yeniden gönder').disabled).toBe(true);
    sleep(1);
    expect(button('Kodu yeniden gönder').disabled).toBe(false);
    await user.click(button('Kodu yeniden gönder'));
    expect((await screen.findByRole('timer')).textContent).toBe('03:00');
    expect(client.inputsOf(calls.sendOtp)).toHaveLength(2);
    expect(codeField().value).toBe('');
    expect(screen.getByText(`${typed['E-posta']} adresine yeni bir kod gönderildi.`)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(codeField()));
  });

  it('goes on by the server’s seconds when it was asked too early (D-36)', async () => {
    stopClock();
    const { client, toCode, user } = openApplication();
    await toCode();
    sleep(180);
    client.answer(calls.sendOtp, () => Promise.reject(refusal('too_many_requests', { status: 429, retryAfter: 25 })));
    await user.click(button('Kodu yeniden gönder'));
    expect((await screen.findByRole('timer')).textContent).toBe('00:25');
  });
});

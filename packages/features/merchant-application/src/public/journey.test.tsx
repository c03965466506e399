import { publicApplicationEntries as calls } from '@telve/api';
import { deferred, networkFault, refusal } from '@telve/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sleep, stopClock } from '../testing/clock';
import { button, codeField, field, openApplication, sentInput, typed } from '../testing/publicApplication';

const refuse =
  (code: string, status = 400) =>
  () =>
    Promise.reject(refusal(code, { status }));

afterEach(() => {
  vi.useRealTimers();
});

describe('the whole way', () => {
  it('goes through form, code and success by four calls in their order (APP-01, APP-11, APP-26, APP-27, APP-28, APP-29, APP-31, APP-32)', async () => {
    const onSubmitted = vi.fn();
    const onStep = vi.fn();
    const { client, toCode, enter } = openApplication({ onSubmitted, onStep });
    await toCode();
    await enter('012345');
    await screen.findByRole('heading', { name: 'Başvurunuz alındı' });
    const { email, authorizedPerson } = sentInput;
    expect(client.calls.map(({ id, input }) => [id, input])).toEqual([
      ['publicApplications.checkByEmail', { email }],
      ['publicApplications.sendOtp', { email, authorizedPerson }],
      ['publicApplications.confirmOtp', { email, code: '012345', etkContract: true }],
      ['publicApplications.create', { ...sentInput, website: '' }],
    ]);
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith(sentInput);
    expect(onStep.mock.calls).toEqual([['code'], ['done']]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Başvurunuz alındı' }));
  });

  it('sends once, however often it is pressed', async () => {
    const { client, fill, user } = openApplication();
    const answer = deferred<true>();
    client.answer(calls.checkByEmail, () => answer.promise);
    await fill();
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Devam et'));
    await user.click(button('Kod gönderiliyor'));
    await user.type(field('Mağaza adı'), '{Enter}');
    expect(client.inputsOf(calls.checkByEmail)).toHaveLength(1);
    await act(async () => answer.resolve(true));
    await screen.findByRole('heading', { name: 'Kodu girin' });
  });
});

describe('handing in', () => {
  it('says “Bu email ile başvurunuz mevcuttur.” when there is one already (APP-35)', async () => {
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.create, refuse('application_already_exists', 409));
    await toCode();
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain('Bu email ile başvurunuz mevcuttur.');
    await user.click(screen.getAllByRole('button', { name: 'E-postayı değiştir' }).at(-1) as HTMLElement);
    expect(document.activeElement).toBe(field('E-posta'));

    client.answer(calls.create, true);
    await user.clear(field('E-posta'));
    await user.type(field('E-posta'), 'baska@ornek.example');
    await user.click(button('Devam et'));
    await screen.findByRole('heading', { name: 'Kodu girin' });
    await enter('654321');
    await screen.findByText('Başvurunuz alındı');
    expect(client.inputsOf(calls.confirmOtp).at(-1)).toMatchObject({ email: 'baska@ornek.example', code: '654321' });
  });

  it('can be tried again without another code, as the same application', async () => {
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.create, () => Promise.reject(networkFault()));
    await toCode();
    await enter('123456');
    await user.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
    client.answer(calls.create, true);
    await user.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
    await screen.findByText('Başvurunuz alındı');
    expect(client.inputsOf(calls.confirmOtp)).toHaveLength(1);
    const keys = client.calls.filter(({ id }) => id === calls.create.id).map(({ options }) => options?.idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('leads back to the code when the confirmation is over, and loses nothing', async () => {
    stopClock();
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.create, refuse('otp_required'));
    await toCode();
    await enter('123456');
    await screen.findByText('E-posta onayınız geçerliliğini yitirdi.');
    expect(codeField().value).toBe('');
    client.answer(calls.create, true);
    sleep(180);
    await user.click(button('Kodu yeniden gönder'));
    await screen.findByRole('timer');
    await enter('222222');
    await screen.findByText('Başvurunuz alındı');
    expect(client.inputsOf(calls.create).at(-1)).toEqual({ ...sentInput, website: '' });
  });

  it('shows at its field what the server finds, and needs no other code after it', async () => {
    const { client, toCode, enter, user } = openApplication();
    client.answer(calls.create, () =>
      Promise.reject(refusal('validation_failed', { fields: [{ field: 'storeName', code: 'min_length' }] })),
    );
    await toCode();
    await enter('123456');
    await screen.findByText('Mağaza adı hatalı!');
    client.answer(calls.create, true);
    await user.type(field('Mağaza adı'), ' 2');
    await waitFor(() => expect(button('Devam et').disabled).toBe(false));
    await user.click(button('Devam et'));
    await screen.findByText('Başvurunuz alındı');
    expect(client.inputsOf(calls.sendOtp)).toHaveLength(1);
  });
});

describe('back at the form', () => {
  it('keeps everything typed and the consent, and needs no second mail for the same e-mail', async () => {
    const { client, toCode, user } = openApplication();
    await toCode();
    await user.type(codeField(), '12');
    await user.click(button('E-postayı değiştir'));
    expect(document.activeElement).toBe(field('E-posta'));
    expect(Object.keys(typed).map((label) => field(label).value)).toEqual(
      Object.values({ ...typed, 'Telefon numarası': '(+90) 532 418 07 26' }),
    );
    await user.click(button('Devam et'));
    await screen.findByRole('heading', { name: 'Kodu girin' });
    expect(codeField().value).toBe('12');
    expect(client.inputsOf(calls.sendOtp)).toHaveLength(1);
  });

  it('has a code sent to another e-mail', async () => {
    const { client, toCode, fill, user } = openApplication();
    await toCode();
    await user.click(button('E-postayı değiştir'));
    await fill({ 'E-posta': 'baska@kirikfincan.example' });
    await user.click(button('Devam et'));
    await screen.findByText('baska@kirikfincan.example');
    expect(client.inputsOf(calls.sendOtp)).toHaveLength(2);
    expect(codeField().value).toBe('');
  });

  it('ignores an answer that comes late for the code', async () => {
    const { client, toCode, enter, user } = openApplication();
    const answer = deferred<true>();
    client.answer(calls.confirmOtp, () => answer.promise);
    await toCode();
    await enter('123456');
    await user.click(button('E-postayı değiştir'));
    await act(async () => answer.resolve(true));
    expect(field('Adres')).toBeDefined();
    expect(client.inputsOf(calls.create)).toEqual([]);
  });
});

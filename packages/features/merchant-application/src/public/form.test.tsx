import { publicApplicationEntries as calls } from '@telve/api';
import { networkFault, refusal } from '@telve/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, consent, field, openApplication, typed } from '../testing/publicApplication';

/** Types, leaves the field and answers what it then says. */
const said = async (opened: ReturnType<typeof openApplication>, label: string, value: string) => {
  await opened.user.clear(field(label));
  // Text as long as some of these is not typed sign by sign.
  if (value.length > 60) fireEvent.change(field(label), { target: { value } });
  else if (value !== '') await opened.user.type(field(label), value);
  await opened.user.tab();
  const id = field(label).getAttribute('aria-describedby');
  return field(label).getAttribute('aria-invalid') ? document.getElementById(id ?? '')?.textContent : null;
};

const ready = async () => {
  const opened = openApplication();
  await import('./form/rules');
  return opened;
};

describe('the form of the application', () => {
  it('comes first, with five fields and the consent box (APP-02, APP-48)', () => {
    openApplication();
    const labels = screen
      .getAllByRole('textbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent?.trim());
    expect(labels).toEqual(Object.keys(typed));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText('Bilgiler').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it.each([
    ['Mağaza adı', '', 'Mağaza adı alanı zorunludur.', 'APP-03'],
    ['Mağaza adı', 'K', 'Mağaza adı hatalı!', 'APP-04'],
    [
      'Yetkili adı soyadı',
      `${'a'.repeat(127)} ${'b'.repeat(128)}`,
      'Ad ve soyadı doğru bir formatta yazınız.',
      'APP-05',
    ],
    ['Yetkili adı soyadı', 'Ali', 'Ad ve soyadı doğru bir formatta yazınız.', 'APP-06'],
    ['Yetkili adı soyadı', 'Ali V', 'Ad ve soyadı doğru bir formatta yazınız.', 'APP-06'],
    ['Yetkili adı soyadı', 'Ali Veli2', 'Ad ve soyadı doğru bir formatta yazınız.', 'APP-07'],
    ['Telefon numarası', '', 'Telefon numarası alanı zorunludur.', 'APP-09'],
    ['Telefon numarası', '532123456', 'Telefon numarası hatalı!', 'APP-10'],
    ['E-posta', '', 'E-posta alanı zorunludur.', 'D-23'],
    ['E-posta', 'elif@', 'Lütfen geçerli bir mail adresi giriniz.', 'D-23'],
    ['Adres', '', 'Adres alanı zorunludur.', 'APP-13'],
    ['Adres', 'Moda', 'Adres hatalı!', 'APP-14'],
  ])('says at %s with %j “%s” (%s)', async (label, value, words) => {
    const opened = await ready();
    await waitFor(async () => expect(await said(opened, label, value)).toBe(words));
  });

  it.each(['Ali Ve', 'Şükrü Çağ'])('takes the name %s (APP-06, APP-07)', async (name) => {
    const opened = await ready();
    await waitFor(async () => expect(await said(opened, 'Yetkili adı soyadı', 'Ali')).not.toBeNull());
    expect(await said(opened, 'Yetkili adı soyadı', name)).toBeNull();
  });

  it('shows the phone in its mask (APP-08)', async () => {
    const { fill } = openApplication();
    await fill({ 'Telefon numarası': '5321234567' });
    expect(field('Telefon numarası').value).toBe('(+90) 532 123 45 67');
  });

  it('keeps no space in the e-mail, typed or pasted (APP-12)', async () => {
    const { user } = openApplication();
    await user.type(field('E-posta'), 'elif @a.co');
    expect(field('E-posta').value).toBe('elif@a.co');
    await user.clear(field('E-posta'));
    await user.click(field('E-posta'));
    await user.paste(' el if@a.co ');
    expect(field('E-posta').value).toBe('elif@a.co');
  });

  it('complains about nothing while somebody types', async () => {
    const opened = await ready();
    await opened.user.type(field('Yetkili adı soyadı'), 'Ali');
    expect(field('Yetkili adı soyadı').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the button of the form', () => {
  it('waits for the consent (APP-15)', async () => {
    const { fill, user } = openApplication();
    await fill();
    expect(button('Devam et').disabled).toBe(true);
    await user.click(consent());
    await waitFor(() => expect(button('Devam et').disabled).toBe(false));
    await user.click(consent());
    expect(button('Devam et').disabled).toBe(true);
  });

  it.each([
    ['Mağaza adı', 'K'],
    ['Yetkili adı soyadı', 'Ali V'],
    ['Telefon numarası', '532'],
    ['E-posta', 'elif@'],
    ['Adres', 'Moda'],
  ] as const)('waits for %s (APP-16)', async (label, wrong) => {
    const { fill, user } = await ready();
    await fill();
    await user.click(consent());
    await waitFor(() => expect(button('Devam et').disabled).toBe(false));
    await fill({ [label]: wrong });
    await waitFor(() => expect(button('Devam et').disabled).toBe(true));
    await fill({ [label]: typed[label] });
    await waitFor(() => expect(button('Devam et').disabled).toBe(false));
  });

  it('says why it waits', () => {
    openApplication();
    const hint = document.getElementById(button('Devam et').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Devam etmek için bütün alanları doldurup onay kutusunu işaretleyin.');
  });
});

describe('a refused e-mail', () => {
  const submit = async (code: string) => {
    const opened = openApplication();
    opened.client.answer(calls.checkByEmail, () => Promise.reject(refusal(code, { status: 409 })));
    await opened.fill();
    await opened.user.click(consent());
    await opened.user.click(button('Devam et'));
    return opened;
  };

  it.each([
    ['user_already_registered', 'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.', 'APP-33'],
    ['application_already_exists', 'Onaylanmamış bir başvurunuz bulunmaktadır.', 'APP-34'],
  ])('for %s says “%s” at the field and sends no code (%s)', async (code, words) => {
    const { client, user } = await submit(code);
    await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(field('E-posta')));
    expect(field('E-posta').getAttribute('aria-invalid')).toBe('true');
    expect(client.inputsOf(calls.sendOtp)).toEqual([]);
    await user.type(field('E-posta'), 'x');
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('what goes wrong at the form', () => {
  it('can be tried again at its place, with everything still there', async () => {
    const { client, fill, user } = openApplication();
    client.answer(calls.checkByEmail, () => Promise.reject(networkFault()));
    await fill();
    await user.click(consent());
    await user.click(button('Devam et'));
    expect((await screen.findByRole('alert')).textContent).toContain('Bir hata oluştu');
    expect(field('Adres').value).toBe(typed.Adres);
    client.answer(calls.checkByEmail, true);
    await user.click(button('Yeniden dene'));
    await screen.findByRole('heading', { name: 'Kodu girin' });
  });

  it('leads to the code of a mail that came before (D-36)', async () => {
    const { client, fill, user } = openApplication();
    client.answer(calls.sendOtp, () => Promise.reject(refusal('too_many_requests', { status: 429, retryAfter: 100 })));
    await fill();
    await user.click(consent());
    await user.click(button('Devam et'));
    await screen.findByText('Bu adrese az önce bir kod gönderildi. Yenisi 100 saniye sonra istenebilir.');
    await user.click(button('Kodu gir'));
    expect(screen.getByRole('timer').textContent).toMatch(/^01:(40|39)$/);
  });

  it('says how long to wait', async () => {
    const { client, fill, user } = openApplication();
    client.answer(calls.checkByEmail, () =>
      Promise.reject(refusal('too_many_requests', { status: 429, retryAfter: 600 })),
    );
    await fill();
    await user.click(consent());
    await user.click(button('Devam et'));
    await screen.findByText('Çok fazla deneme yapıldı. 10 dakika sonra yeniden deneyin.');
  });
});

describe('the field for machines', () => {
  it('is reached by nobody, and what is in it is sent', async () => {
    const { client, toCode, enter } = openApplication();
    const trap = document.querySelector<HTMLInputElement>('[name="website"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
    if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await toCode();
    await enter('012345');
    await screen.findByText('Başvurunuz alındı');
    expect(client.inputsOf(calls.create)[0]).toMatchObject({ website: 'https://spam.example' });
  });
});

import { ApiError } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { authTexts } from '../texts';
import { signInErrors, signInRefusal } from './messages';

const texts = authTexts.defaults;

describe('signInErrors', () => {
  it('asks for the required fields when e-mail and password are empty (AUTH-08, AUTH-10)', () => {
    expect(
      signInErrors(texts, [
        { field: 'email', code: 'required' },
        { field: 'password', code: 'required' },
      ]),
    ).toEqual({ email: 'Lütfen zorunlu alanları doldurun.', password: 'Lütfen zorunlu alanları doldurun.' });
  });

  it('asks to check an e-mail that does not match the pattern (AUTH-09)', () => {
    expect(signInErrors(texts, [{ field: 'email', code: 'email' }])).toEqual({
      email: 'Lütfen e-posta adresinizi kontrol edip tekrar deneyin.',
    });
  });

  it('names the limit of a text that is too long (GEN-29)', () => {
    expect(signInErrors(texts, [{ field: 'email', code: 'max_length', params: { max: 255 } }]).email).toBe(
      'Maksimum 255 karakter olmalıdır.',
    );
  });
});

describe('signInRefusal', () => {
  it('says that e-mail or password is wrong for the known code (AUTH-17)', () => {
    const error = new ApiError({ status: 400, code: 'email_or_password_incorrect', message: 'başka' });
    expect(signInRefusal(texts, error)).toBe('E-posta veya şifre yanlış.');
  });

  it('shows the server message of any other refusal (AUTH-19)', () => {
    const error = new ApiError({ status: 400, code: 'user_passive', message: 'Kullanıcı hesabınız pasif durumdadır.' });
    expect(signInRefusal(texts, error)).toBe('Kullanıcı hesabınız pasif durumdadır.');
  });

  it('shows the general text for a failing server, a dead network and anything unknown (AUTH-18)', () => {
    expect(signInRefusal(texts, new ApiError({ status: 500, code: 'internal_error', message: 'x' }))).toBe(
      'Bir hata oluştu.',
    );
    expect(signInRefusal(texts, new ApiError({ status: 0, code: 'network' }))).toBe('Bir hata oluştu.');
    expect(signInRefusal(texts, new TypeError('x'))).toBe('Bir hata oluştu.');
  });

  it('says how long to wait after too many tries', () => {
    const error = new ApiError({ status: 429, code: 'too_many_requests', retryAfter: 240 });
    expect(signInRefusal(texts, error)).toBe('Çok fazla deneme yapıldı. 4 dakika sonra yeniden deneyin.');
  });
});

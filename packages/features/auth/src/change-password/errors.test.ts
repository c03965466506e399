import { ApiError } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { authTexts } from '../texts';
import { minimumLength, passwordChecks, passwordErrors, passwordRefusal } from './errors';

const texts = authTexts.defaults;
const good = { currentPassword: 'eski-sifrem-1', newPassword: 'yeni-sifrem-2', newPasswordAgain: 'yeni-sifrem-2' };

describe('minimumLength', () => {
  it('asks 15 characters of a PanelUser and 8 of everybody else (D-91)', () => {
    expect(minimumLength(['PanelUser'])).toBe(15);
    expect(minimumLength(['PanelVenueUser'])).toBe(8);
    expect(minimumLength([])).toBe(8);
  });
});

describe('passwordChecks', () => {
  it('counts characters as a person does, not UTF-16 units', () => {
    expect(passwordChecks({ ...good, newPassword: '☕️🙂🙂🙂🙂' }, 8).length).toBe(false);
  });

  it('is never met by empty fields', () => {
    const empty = { currentPassword: '', newPassword: '', newPasswordAgain: '' };
    expect(passwordChecks(empty, 8)).toEqual({ length: false, different: false, match: false });
  });
});

describe('passwordErrors', () => {
  it('finds nothing in a good change', () => {
    expect(passwordErrors(texts, good, [], 8)).toEqual({});
  });

  it('names each empty field', () => {
    const empty = { currentPassword: '', newPassword: '', newPasswordAgain: '' };
    expect(passwordErrors(texts, empty, [], 8)).toEqual({
      currentPassword: 'Mevcut şifre alanı zorunludur.',
      newPassword: 'Yeni şifre alanı zorunludur.',
      newPasswordAgain: 'Yeni şifre (tekrar) alanı zorunludur.',
    });
    expect(passwordErrors(texts, empty, [], 8, true).currentPassword).toBe('Geçici şifre alanı zorunludur.');
  });

  it('says the shortest length, an unchanged password and two that differ', () => {
    expect(passwordErrors(texts, { ...good, newPassword: 'kısa', newPasswordAgain: 'kısa' }, [], 8).newPassword).toBe(
      'Şifre en az 8 karakter olmalıdır.',
    );
    const same = { currentPassword: 'aynisifre', newPassword: 'aynisifre', newPasswordAgain: 'aynisifre' };
    expect(passwordErrors(texts, same, [], 8).newPassword).toBe('Yeni şifre mevcut şifreden farklı olmalıdır.');
    expect(passwordErrors(texts, { ...good, newPasswordAgain: 'x' }, [], 8).newPasswordAgain).toBe(
      'İki şifre aynı değil.',
    );
  });
});

describe('passwordRefusal', () => {
  it('brings each refusal of the server to its field', () => {
    const at = (code: string) => passwordRefusal(texts, new ApiError({ status: 400, code }), 15);
    expect(at('password_incorrect')).toEqual({ currentPassword: 'Mevcut şifreniz yanlış.' });
    expect(at('password_common')).toEqual({
      newPassword: 'Bu şifre çok yaygın. Daha zor tahmin edilen bir şifre seçin.',
    });
    expect(at('password_too_short')).toEqual({ newPassword: 'Şifre en az 15 karakter olmalıdır.' });
    expect(at('internal_error')).toBe('Bir hata oluştu');
  });

  it('says how long to wait after too many tries, and nothing where the session answers itself', () => {
    const error = (status: number) => new ApiError({ status, code: 'x', retryAfter: 30 });
    expect(passwordRefusal(texts, error(429), 8)).toBe('Çok fazla deneme yapıldı. 30 saniye sonra yeniden deneyin.');
    expect(passwordRefusal(texts, error(401), 8)).toBeNull();
    expect(passwordRefusal(texts, new TypeError('x'), 8)).toBe('Bir hata oluştu');
  });
});

import { refusal } from '@telve/testing';
import { expect, it } from 'vitest';
import { authTexts } from '../texts';
import { forgotPasswordRefusal } from './messages';

const texts = authTexts.defaults;

it.each([
  ['user_not_found', 'Kayıtlı mail adresi bulunamamaktadır.'],
  ['user_passive', 'Kullanıcı hesabınız pasif durumdadır.'],
  ['internal_error', 'Bir hata oluştu'],
] as const)('tells %s as “%s” (AUTH-25)', (code, text) => {
  expect(forgotPasswordRefusal(texts, refusal(code))).toBe(text);
});

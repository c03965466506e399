import { ApiError } from '@telve/api';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineTexts, overrideTexts } from './texts';
import { isSilent, serverWords, useErrorText } from './useErrorText';

const texts = defineTexts('venues', { title: 'Mağazalar', head: { add: 'Ekle', count: (n: number) => `${n} mağaza` } });
const error = (code: string, fields = {}) => new ApiError({ status: 400, code, message: 'raw server text', ...fields });

describe('overrideTexts', () => {
  it('replaces keys at any depth and ignores unknown ones', () => {
    const changed = overrideTexts(texts.defaults, { head: { add: 'Yeni', other: 'x' }, unknown: 'y' });
    expect(changed.title).toBe('Mağazalar');
    expect(changed.head.add).toBe('Yeni');
    expect(changed.head.count(3)).toBe('3 mağaza');
    expect(changed).not.toHaveProperty('unknown');
  });
});

describe('useErrorText', () => {
  const textOf = (map?: Parameters<typeof useErrorText>[0]) => renderHook(() => useErrorText(map)).result.current;

  it('takes the feature’s words for a code, and never the server’s (D-24)', () => {
    expect(textOf({ venue_not_found: 'Mağaza yok.' })(error('venue_not_found'))).toBe('Mağaza yok.');
    expect(textOf({ limit: ({ params }) => `En çok ${params['max']}` })(error('limit', { params: { max: 4 } }))).toBe(
      'En çok 4',
    );
    expect(textOf()(error('venue_not_found'))).toBe('Bir hata oluştu');
    expect(textOf()(new Error('boom'))).toBe('Bir hata oluştu');
  });

  it('takes the words for everything else where a place has its own (D-14)', () => {
    const text = textOf({ otherwise: 'Bir hata oluştu.', known: 'Bilinen.' });
    expect(text(error('internal_error'))).toBe('Bir hata oluştu.');
    expect(text(new Error('boom'))).toBe('Bir hata oluştu.');
    expect(text(error('known'))).toBe('Bilinen.');
  });

  it('says the server’s own words where the place asks for them, without its saying anything the usual ones', () => {
    const text = textOf({ otherwise: serverWords, known: 'Bilinen.' });
    expect(text(error('uncoded', { status: 200, message: 'Kayıt kilitli.' }))).toBe('Kayıt kilitli.');
    expect(text(error('known', { message: 'Kayıt kilitli.' }))).toBe('Bilinen.');
    expect(text(error('internal_error', { status: 500, message: '' }))).toBe('Bir hata oluştu');
    expect(text(error('network', { status: 0, message: 'fetch failed' }))).toBe('Bir hata oluştu');
    expect(text(error('too_many_requests', { retryAfter: 9, message: '' }))).toContain('süre: 9 sn.');
    expect(text(new Error('boom'))).toBe('Bir hata oluştu');
  });

  it('says how long to wait, in minutes where seconds would have to be reckoned', () => {
    expect(textOf()(error('too_many_requests', { retryAfter: 90 }))).toContain('süre: 90 sn.');
    expect(textOf()(error('too_many_requests', { retryAfter: 2982 }))).toContain('süre: 50 dk.');
  });

  it('leaves 401, 403 and aborts to the session', () => {
    expect(isSilent(error('unauthorized', { status: 401 }))).toBe(true);
    expect(isSilent(error('forbidden', { status: 403 }))).toBe(true);
    expect(isSilent(new DOMException('stopped', 'AbortError'))).toBe(true);
    expect(isSilent(error('conflict', { status: 409 }))).toBe(false);
  });
});

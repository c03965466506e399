import { type ActivityRow, activityKinds } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { activityRow } from '../testing/sample';
import { activityTexts } from '../texts';
import { sentenceOf } from './sentence';

const say = (part: Partial<ActivityRow>, named = false) =>
  sentenceOf(activityRow(part), activityTexts.defaults, named)
    .map(({ text }) => text)
    .join('');

const staff = { entity: 'panel_user', entityName: 'Çağla Yüksekdağ' };
const barista = { entity: 'merchant_app_user', entityName: 'b@ornek.example' };
const shop = { entity: 'merchant_application', entityName: 'Çınar Kahve' };
const period = { entity: 'time_period', entityName: '15' };

const known: readonly [action: string, record: Partial<ActivityRow>, own: string, named: string][] = [
  ['panel_user_created', staff, 'panel kullanıcısını ekledi.', ', Çağla Yüksekdağ adlı panel kullanıcısını ekledi.'],
  [
    'panel_user_changed',
    staff,
    'panel kullanıcısını düzenledi.',
    ', Çağla Yüksekdağ adlı panel kullanıcısını düzenledi.',
  ],
  [
    'panel_user_activated',
    staff,
    'panel kullanıcısını aktif yaptı.',
    ', Çağla Yüksekdağ adlı panel kullanıcısını aktif yaptı.',
  ],
  [
    'panel_user_deactivated',
    staff,
    'panel kullanıcısını pasif yaptı.',
    ', Çağla Yüksekdağ adlı panel kullanıcısını pasif yaptı.',
  ],
  ['temporary_password_sent', staff, 'geçici şifre gönderdi.', ', Çağla Yüksekdağ hesabına geçici şifre gönderdi.'],
  ['temporary_password_used', staff, 'geçici şifreyle giriş yaptı.', ' geçici şifreyle giriş yaptı.'],
  ['password_changed', staff, 'şifresini değiştirdi.', ' şifresini değiştirdi.'],
  [
    'session_ended',
    { ...staff, entity: 'session' },
    'bir oturumu kapattı.',
    ', Çağla Yüksekdağ hesabının bir oturumunu kapattı.',
  ],
  ['sessions_ended', staff, 'açık oturumları kapattı.', ', Çağla Yüksekdağ hesabının açık oturumlarını kapattı.'],
  [
    'merchant_user_created',
    barista,
    'mağaza kullanıcısını ekledi.',
    ', b@ornek.example adresli mağaza kullanıcısını ekledi.',
  ],
  [
    'merchant_user_changed',
    barista,
    'mağaza kullanıcısını düzenledi.',
    ', b@ornek.example adresli mağaza kullanıcısını düzenledi.',
  ],
  [
    'merchant_user_approved',
    barista,
    'mağaza kullanıcısını onayladı.',
    ', b@ornek.example adresli mağaza kullanıcısını onayladı.',
  ],
  [
    'merchant_user_activated',
    barista,
    'mağaza kullanıcısını aktif yaptı.',
    ', b@ornek.example adresli mağaza kullanıcısını aktif yaptı.',
  ],
  [
    'merchant_user_deactivated',
    barista,
    'mağaza kullanıcısını pasif yaptı.',
    ', b@ornek.example adresli mağaza kullanıcısını pasif yaptı.',
  ],
  ['venue_activated', {}, 'mağazayı aktif yaptı.', ', Kırık Fincan Moda mağazasını aktif yaptı.'],
  ['venue_deactivated', {}, 'mağazayı pasif yaptı.', ', Kırık Fincan Moda mağazasını pasif yaptı.'],
  ['time_period_created', period, 'sipariş süresini ekledi.', ', 15 dakikalık sipariş süresini ekledi.'],
  ['time_period_changed', period, 'sipariş süresini düzenledi.', ', 15 dakikalık sipariş süresini düzenledi.'],
  ['application_changed', shop, 'başvuruyu düzenledi.', ', Çınar Kahve başvurusunu düzenledi.'],
  [
    'application_status_changed',
    shop,
    'başvurunun durumunu değiştirdi.',
    ', Çınar Kahve başvurusunun durumunu değiştirdi.',
  ],
  [
    'application_documents_reviewed',
    shop,
    'başvurunun belgelerini inceledi.',
    ', Çınar Kahve başvurusunun belgelerini inceledi.',
  ],
];

describe.each(known)('%s', (action, record, own, named) => {
  it('is a sentence in the log of the record', () => {
    expect(say({ ...record, action })).toBe(`Nehir Saraçgil ${own}`);
  });

  it('names the record in the log of a person', () => {
    expect(say({ ...record, action }, true)).toBe(`Nehir Saraçgil${named}`);
  });

  it('does without a name where the record has none', () => {
    expect(say({ ...record, action, entityName: null }, true)).toBe(`Nehir Saraçgil ${own}`);
  });
});

describe('on the own account', () => {
  const own = { ...staff, entityId: '1', entityName: 'Nehir Saraçgil' };
  it.each([
    ['panel_user_changed', {}, 'kendi hesabını düzenledi.'],
    ['temporary_password_sent', {}, 'kendi hesabına geçici şifre gönderdi.'],
    ['session_ended', { entity: 'session' }, 'kendi hesabının bir oturumunu kapattı.'],
    ['sessions_ended', {}, 'kendi hesabının açık oturumlarını kapattı.'],
    ['password_changed', {}, 'şifresini değiştirdi.'],
  ])('tells %s without saying the name twice', (action, part, words) => {
    const row = { ...own, action, ...part };
    expect([say(row, true), say(row)]).toEqual([`Nehir Saraçgil ${words}`, `Nehir Saraçgil ${words}`]);
  });

  it('is not told of another record with the same number', () => {
    expect(say({ ...own, entity: 'merchant_app_user', action: 'session_ended' }, true)).toContain('hesabının bir');
  });
});

describe('without an actor', () => {
  const system = { actorId: null, actorName: null };
  it.each([
    ['temporary_password_sent', 'Sistem geçici şifre gönderdi.'],
    ['temporary_password_used', 'Sistem geçici şifreyle giriş yapıldığını kaydetti.'],
    ['panel_user_created', 'Sistem panel kullanıcısını ekledi.'],
    ['refresh_reuse', 'Sistem eski bir oturum anahtarı yeniden kullanıldığı için oturumu kapattı.'],
  ])('tells %s of the system', (action, expected) => {
    expect(say({ ...system, action })).toBe(expected);
  });
});

it('does not take somebody whose account is gone for the system', () => {
  expect(say({ actorName: null })).toBe('Silinmiş kullanıcı mağazayı pasif yaptı.');
});

describe('an action that this version does not know', () => {
  it.each(activityKinds)('is told by its kind: %s', (kind) => {
    const own = say({ action: 'saturn_moved', kind });
    expect(own).toMatch(/^Nehir Saraçgil bir .+\.$/);
    expect(say({ action: 'saturn_moved', kind }, true)).toMatch(/^Nehir Saraçgil, Kırık Fincan Moda .+\.$/);
  });

  it.each(['comet', 'toString', '__proto__'])('is still a sentence with the kind %s', (kind) => {
    expect(say({ action: kind, kind: kind as never })).toBe('Nehir Saraçgil bir işlem yaptı.');
  });
});

it('says which words are names', () => {
  expect(sentenceOf(activityRow(), activityTexts.defaults, true).map(({ role }) => role)).toEqual([
    'actor',
    'words',
    'record',
    'words',
  ]);
});

import type { ActivityChange, ActivityKind } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { activityTexts } from '../texts';
import { diffsOf } from './changes';

const diff = (change: Partial<ActivityChange>, kind: ActivityKind = 'changed') =>
  diffsOf({ kind, changes: [{ field: 'firstName', before: null, after: null, ...change }] }, activityTexts.defaults)[0];

it.each([
  ['role', 'PanelVenueUser', 'PanelUser', 'Rol', 'Üye iş yeri', 'Admin'],
  ['role', 'ReaderUser', 'ReaderUserVenueOwner', 'Rol', 'Barista', 'Mağaza sahibi'],
  ['role', 'PanelReportUser', 'AppliedMerchantUser', 'Rol', 'Rapor kullanıcısı', 'Başvuru sahibi'],
  ['active', 'true', 'false', 'Durum', 'Aktif', 'Pasif'],
  ['isOpen', 'false', 'true', 'Durum', 'Pasif', 'Aktif'],
  ['allVenue', 'true', 'false', 'Tüm mağazalar', 'Açık', 'Kapalı'],
  ['isBusy', 'true', 'false', 'Yoğun', 'Açık', 'Kapalı'],
  ['venueId', '0', 'Kırık Fincan Moda', 'Mağaza', 'Tümü', 'Kırık Fincan Moda'],
  ['companyName', 'Avlu', 'Çınar', 'İş yeri', 'Avlu', 'Çınar'],
  ['timePeriod', '15', '1000', 'Süre', '15 dakika', '1.000 dakika'],
  ['freeEndDate', '2026-12-05', '2026-12-09', 'Tatil bitişi', '05.12.2026', '09.12.2026'],
  ['busyEndTime', '17:30', '18:00', 'Yoğunluk bitişi', '17:30', '18:00'],
  ['name', 'Avlu', 'Çınar', 'Mağaza/Tabela adı', 'Avlu', 'Çınar'],
  ['hasPlusPackage', 'false', 'true', 'Anlaşma', 'Basic Paket Anlaşması', 'Basic + Plus Paket Anlaşması'],
  ['selectVenueStore', 'AG', 'TW', 'Mağaza tipi', 'Al-götür', 'Bordo'],
  ['workingHours7', '09:00–22:00', 'kapalı', 'Pazar', '09:00–22:00', 'kapalı'],
  ['milkTypeCode', 'FullFat', 'LowFat', 'Tür', 'Tam yağlı', 'Az yağlı'],
  ['taxIdentity', '1234567890', '1234567891', 'Vergi numarası', '1234567890', '1234567891'],
  ['role', 'Emperor', 'PanelUser', 'Rol', 'Emperor', 'Admin'],
  ['moon', 'old', 'new', 'Diğer bir alan', 'old', 'new'],
  ['constructor', 'old', 'new', 'Diğer bir alan', 'old', 'new'],
])('tells %s from %s to %s in words', (field, before, after, label, from, to) => {
  expect(diff({ field, before, after })).toEqual({ label, before: from, after: to });
});

describe('a missing value', () => {
  it('is no former value of what is new', () => {
    expect(diff({ before: null, after: 'Çağla' })).toEqual({ label: 'Ad', before: null, after: 'Çağla' });
  });

  it.each([null, '', ' '])('is told as “Yok” where something was taken away (%o)', (after) => {
    expect(diff({ before: 'Çağla', after })).toEqual({ label: 'Ad', before: 'Çağla', after: 'Yok' });
  });

  it('changes nothing when there was none before', () => {
    expect(diff({ before: '', after: null })).toBeUndefined();
  });
});

describe('the active state', () => {
  const change = { field: 'active', before: 'true', after: 'false' };
  it.each(['activated', 'deactivated'] as const)('is not repeated under a sentence that says it (%s)', (kind) => {
    expect(diff(change, kind)).toBeUndefined();
    expect(diff({ ...change, field: 'isBusy' }, kind)?.label).toBe('Yoğun');
  });

  it('is told where it changed with other values', () => {
    expect(diff(change)).toEqual({ label: 'Durum', before: 'Aktif', after: 'Pasif' });
  });
});

import { describe, expect, it } from 'vitest';
import { columnName, readCell } from './cells';
import { companyColumns } from './companies';
import { hoursColumns } from './hours';

const column = (field: string) => {
  const found = [...companyColumns, ...hoursColumns].find((each) => each.field === field);
  if (!found) throw new Error(`no column ${field}`);
  return found;
};

describe('a cell of an import (COMP-58)', () => {
  it.each([
    ['companyName', '  Çınar Kahve ', 'Çınar Kahve'],
    ['companyName', "'=Kahve", '=Kahve'],
    ['companyName', "'Kahve'", "'Kahve'"],
    ['companyName', 2024, '2024'],
    ['companySegment', 'BÖLGESEL ZİNCİR', 'RegionalChain'],
    ['companySegment', 'Franchise', 'Franchise'],
    ['companySegment', 'başka', 'başka'],
    ['taxIdentity', 1234567890, '1234567890'],
    ['taxIdentity', '123 456 7890', '1234567890'],
    ['iban', 'tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
    ['executivePhoneNumber', '0532 123 45 67', '+905321234567'],
    ['executivePhoneNumber', 5321234567, '+905321234567'],
    ['executivePhoneNumber', '12', '12'],
    ['active', true, 'true'],
    ['active', 'HAYIR', 'false'],
    ['active', 'belki', 'belki'],
    ['companyStatus', 'Kapalı', '1'],
    ['companyStatus', 0, '0'],
    ['companyStatusReasonType', 'kvkk ihlali', 'GdprViolation'],
    ['open1', 0.375, '09:00'],
    ['open1', 1, '24:00'],
    ['open1', '9.30', '09:30'],
    ['open1', '09:30:00', '09:30'],
    ['close1', '24:00', '24:00'],
    ['open1', 'sabah', 'sabah'],
    ['open1', '', ''],
    ['taxIdentity', '   ', ''],
  ] as const)('of %s %j is read as %j', (field, cell, value) => {
    expect(readCell(cell, column(field))).toEqual({ value });
  });

  it.each([
    ['taxIdentity', '1,23457E+09', 'scientific'],
    ['taxIdentity', 123456789, 'lost_zeros'],
    ['taxIdentity', '123456789', 'lost_zeros'],
    ['iban', 3.3e25, 'scientific'],
    ['companyName', '####', 'narrow'],
    ['companyName', '#YOK', 'formula_error'],
    ['open1', '#DEĞER!', 'formula_error'],
  ] as const)('of %s %j is known to be spoilt: %s', (field, cell, damage) => {
    expect(readCell(cell, column(field))).toEqual({ damage });
  });
});

it('calls columns as spreadsheets do (COMP-59)', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

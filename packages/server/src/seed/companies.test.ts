import { isIban, isTaxNumber } from '@telve/locale';
import { expect, it } from 'vitest';
import { makeCompanies } from './companies';

it('makes forty companies with valid tax numbers and IBANs, some closed with a reason (COMP-20, COMP-23, COMP-34)', () => {
  const companies = makeCompanies(new Date('2026-03-10T09:00:00Z'));
  expect(companies).toHaveLength(40);
  expect(companies.filter(({ iban, tax_identity }) => !isIban(iban) || !isTaxNumber(tax_identity))).toEqual([]);
  expect(new Set(companies.map(({ tax_identity }) => tax_identity)).size).toBe(40);
  const closed = companies.filter(({ status }) => status === 1);
  expect(new Set(closed.map(({ status_reason }) => status_reason)).size).toBe(3);
  expect(companies.slice(-10)).toContain(closed.at(-1));
  expect(companies.filter(({ coffee_extras }) => coffee_extras)).toHaveLength(1);
});

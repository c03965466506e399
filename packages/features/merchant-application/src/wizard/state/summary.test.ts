import { applicationTexts, toValues } from '@telve/application-fields';
import { expect, it } from 'vitest';
import { application, filledApplication } from '../../testing/application';
import { summaryFacts } from './summary';

const texts = applicationTexts.defaults;
const facts = (record = filledApplication()) => summaryFacts(toValues(record), texts);

it('tells values in the words of the forms (WIZ-22, WIZ-36, WIZ-37, WIZ-38)', () => {
  const { company, bank, person, store } = facts();
  expect(company).toContainEqual({ label: 'Şirket türü', value: 'Şahıs' });
  expect(bank).toContainEqual({ label: 'IBAN', value: 'TR60 0006 2012 3456 7890 1234 56' });
  expect(person.at(-1)?.value).toContain('532 418 07 26');
  expect(store).toContainEqual({ label: 'Anlaşma tipi', value: 'Basic + Plus Paket Anlaşması' });
  expect(store).toContainEqual({ label: 'Bardak boyları', value: 'Küçük, Orta' });
});

it('leaves out what may be empty and is, and shows what is needed and missing', () => {
  const { company } = facts(application());
  expect(company.map(({ label }) => label)).toEqual([
    'Ticari unvan',
    'Firma sahibi',
    'Şirket türü',
    'Şirket e-postası',
    'Şirket adı',
  ]);
  expect(company[0]?.value).toBe('');
});

import { applicationTexts } from '@telve/application-fields';
import { expect, it } from 'vitest';
import { valueWords } from './valueWords';

const { defaults } = applicationTexts;
const words = valueWords(defaults);

it('reads phone and IBAN in groups, as the fields show them (STAFF-18)', () => {
  expect(words('phoneNumber', '5324180726')).toBe('(+90) 532 418 07 26');
  expect(words('iban', 'TR600006201234567890123456')).toBe('TR60 0006 2012 3456 7890 1234 56');
});

it('reads choices in the words of their fields, one or many (STAFF-18)', () => {
  expect(words('companyType', 'Limited')).toBe(defaults.companyTypes.Limited);
  expect(words('milkType', ['FullFat', 'WithoutMilk'])).toBe(
    `${defaults.milkTypes.FullFat}, ${defaults.milkTypes.WithoutMilk}`,
  );
  expect(words('companyType', 'Neu')).toBe('Neu');
});

it('leaves every other text to itself (STAFF-18)', () => {
  expect(words('storeName', 'Güneşli Kahve Evi')).toBeUndefined();
});

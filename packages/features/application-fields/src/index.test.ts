import { expect, it } from 'vitest';
import * as door from './index';

it('has these public names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BankSection',
    'CompanySection',
    'DocumentField',
    'Fields',
    'PersonSection',
    'StatusBadge',
    'StoreSection',
    'applicationLabels',
    'applicationMessage',
    'applicationTexts',
    'fieldOf',
    'fileMessage',
    'stateOfValues',
    'storedDocuments',
    'toUpdate',
    'toValues',
    'useBank',
    'useFreshLinks',
  ]);
});

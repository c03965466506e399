import { expect, it } from 'vitest';
import * as elementDoor from './element';
import * as door from './index';

it('has these public names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'ApplyTab',
    'MerchantApplication',
    'PublicApplication',
    'SimpleApplicationPage',
    'WizardPage',
    'diagnose',
    'embedTexts',
    'publicApplicationTexts',
  ]);
});

it('has these public names for a page without React', () => {
  expect(Object.keys(elementDoor).sort()).toEqual(['defineMerchantApplication', 'diagnose', 'mount']);
});

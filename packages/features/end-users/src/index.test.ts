import { expect, it } from 'vitest';
import * as door from './index';

it('has these public names', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AccessLogPage',
    'EndUserDetailPage',
    'EndUserSearchPage',
    'accessLogTexts',
    'endUserTexts',
  ]);
});

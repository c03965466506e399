import { contract } from '@telve/api';
import { expect, it } from 'vitest';
import { allHandlers } from '../modules/handlers';
import { joinHandlers } from './handlers';
import { keepsAnswers } from './idempotency';

/** Records that tell of no person: their answers may be kept whole. A record of a person is `readAgain` (ADR 0022). */
const impersonal = new Set([
  'timePeriods.create',
  'milkTypes.create',
  'coffeeSizes.create',
  'campaigns.createForCompanies',
  'helpContents.create',
]);

it('keeps no record of a person for the repetitions of a call (GEN-14)', () => {
  const calls = joinHandlers(contract, allHandlers({} as Parameters<typeof allHandlers>[0]));
  const whole = calls
    .filter(({ entry, handler }) => keepsAnswers(entry) && handler.again === undefined)
    .filter(({ rules }) => rules.payload.describe().type !== 'boolean')
    .map(({ entry }) => entry.id);
  expect(whole.filter((id) => !impersonal.has(id))).toEqual([]);
});

import { expect, it } from 'vitest';
import { recordTarget } from './recordTarget';

it.each([
  ['panel_user', '5', { target: 'panelUsers.edit', params: { id: '5' } }],
  ['merchant_app_user', '31', { target: 'merchantUsers.edit', params: { id: '31' } }],
  ['venue', '7', null],
  ['toString', '7', null],
  ['panel_user', null, null],
])('leads from %s %s to its page, where it has one', (entity, entityId, expected) => {
  expect(recordTarget({ entity, entityId })).toEqual(expected);
});

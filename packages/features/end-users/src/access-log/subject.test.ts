import { accessLogRow } from '@telve/testing';
import { expect, it } from 'vitest';
import { subjectTarget } from './subject';

it('leads to the member or the application', () => {
  expect(subjectTarget(accessLogRow())).toEqual({ target: 'endUsers.detail', params: { id: 40_217 } });
  expect(subjectTarget(accessLogRow({ subject: 'application', subjectId: 7 }))).toEqual({
    target: 'applications.detail',
    params: { id: 7 },
  });
});

it.each([
  { action: 'not_found' },
  { subjectName: null },
  { subject: 'applications', subjectId: null },
  { subject: 'constructor' as never },
] as const)('leads nowhere for %j', (over) => {
  expect(subjectTarget(accessLogRow(over))).toBeNull();
});

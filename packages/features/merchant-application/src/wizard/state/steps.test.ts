import { stateOf } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { application, filledApplication, filledFields } from '../../testing/application';
import {
  furthestStep,
  incompleteSteps,
  isWizardStep,
  laterStep,
  openStep,
  stepBeside,
  stepOf,
  wizardSteps,
} from './steps';

it('has six steps in this order (WIZ-03)', () => {
  expect(wizardSteps).toEqual(['company', 'bank', 'person', 'store', 'documents', 'approval']);
});

it.each([
  ['bank', true],
  ['approval', true],
  ['sixth', false],
  ['', false],
  [null, false],
])('takes %s from an address as a step: %s', (name, expected) => {
  expect(isWizardStep(name)).toBe(expected);
});

describe('the furthest step', () => {
  it.each([
    ['company', {}],
    ['bank', { ...filledFields, iban: '' }],
    ['person', { ...filledFields, authorizedPersonMail: '' }],
    ['store', { ...filledFields, milkType: [] }],
    ['documents', filledFields],
  ])('is %s, the first that lacks something (WIZ-04)', (step, fields) => {
    expect(furthestStep(stateOf(application(fields)))).toBe(step);
  });

  it('is the approval when everything is there (WIZ-11)', () => {
    expect(furthestStep(stateOf(filledApplication()))).toBe('approval');
  });
});

it('opens a step at or before the furthest one, else that (WIZ-04)', () => {
  expect(openStep('company', 'person')).toBe('company');
  expect(openStep('person', 'person')).toBe('person');
  expect(openStep('documents', 'person')).toBe('person');
  expect(laterStep('person', 'bank')).toBe('person');
  expect(laterStep('bank', 'person')).toBe('person');
});

it('goes to the neighbours and not beyond the ends', () => {
  expect(stepBeside('company', 1)).toBe('bank');
  expect(stepBeside('company', -1)).toBe('company');
  expect(stepBeside('approval', 1)).toBe('approval');
  expect(stepBeside('approval', -1)).toBe('documents');
});

it('knows the step of every field', () => {
  expect(stepOf('iban')).toBe('bank');
  expect(stepOf('files.contract')).toBe('documents');
  expect(stepOf('email')).toBeUndefined();
});

it('names steps that were complete and are no longer, except the one on screen', () => {
  const state = stateOf(filledApplication({ ownerName: '', iban: '' }));
  expect(incompleteSteps(state, 'approval', 'approval')).toEqual(['company', 'bank']);
  expect(incompleteSteps(state, 'approval', 'company')).toEqual(['bank']);
  expect(incompleteSteps(state, 'bank', 'approval')).toEqual(['company']);
});

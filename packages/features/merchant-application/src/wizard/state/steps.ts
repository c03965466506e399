import { type ApplicationState, type ApplicationStep, applicationSteps, stepGaps } from '@telve/api';

/** The six steps in their order; the last is the approval (WIZ-03). */
export const wizardSteps = [...applicationSteps, 'approval'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** True for the name of a step; anything else in an address is none. */
export const isWizardStep = (name: string | null): name is WizardStep =>
  (wizardSteps as readonly (string | null)[]).includes(name);

/** Fields that a step holds, by their path in the form. */
export const stepFields: Record<ApplicationStep, readonly string[]> = {
  company: [
    'companyType',
    'ownerName',
    'companyTitle',
    'companyMail',
    'kepAddress',
    'companyName',
    'taxOffice',
    'taxIdNumber',
    'companyAddress',
    'invoiceAddress',
  ],
  bank: ['iban', 'bankName', 'accountName'],
  person: ['authorizedPerson', 'authorizedPersonTitle', 'authorizedPersonMail', 'phoneNumber'],
  store: ['storeName', 'storeAddress', 'subscriptionType', 'coffeeSizeType', 'milkType'],
  documents: [
    'files.taxPlate',
    'files.certificateOfActivity',
    'files.signatureCircular',
    'files.tradeRegistryRecord',
    'files.contract',
  ],
};

/** The step that holds a field; undefined for a field of none. */
export const stepOf = (field: string): ApplicationStep | undefined =>
  applicationSteps.find((step) => stepFields[step].includes(field));

/** The furthest step that may be opened: the first that is not complete, or the approval. */
export const furthestStep = (state: ApplicationState): WizardStep =>
  applicationSteps.find((step) => stepGaps(state, step).length > 0) ?? 'approval';

/** Steps before the furthest, other than the one on screen, where something is missing again: somebody went back and emptied it. */
export const incompleteSteps = (state: ApplicationState, reached: WizardStep, shown: WizardStep): ApplicationStep[] =>
  applicationSteps.filter(
    (step) =>
      step !== shown && wizardSteps.indexOf(step) < wizardSteps.indexOf(reached) && stepGaps(state, step).length > 0,
  );

/** The step to show: the one that is asked for, unless it lies behind one that was never reached (WIZ-04). */
export const openStep = (asked: WizardStep, reached: WizardStep): WizardStep =>
  wizardSteps.indexOf(asked) <= wizardSteps.indexOf(reached) ? asked : reached;

/** The later of two steps. */
export const laterStep = (a: WizardStep, b: WizardStep): WizardStep =>
  wizardSteps.indexOf(a) >= wizardSteps.indexOf(b) ? a : b;

/** The step beside another; the last and the first are their own neighbours. */
export const stepBeside = (step: WizardStep, by: 1 | -1): WizardStep => {
  const index = wizardSteps.indexOf(step) + by;
  return wizardSteps[Math.min(Math.max(index, 0), wizardSteps.length - 1)] as WizardStep;
};

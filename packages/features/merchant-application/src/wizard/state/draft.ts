import {
  type ApplicationDocument,
  applicationDocuments,
  applicationMilkTypes,
  applicationPlans,
  companyTypes,
  cupSizes,
} from '@telve/api';
import type { ApplicationValues } from '@telve/application-fields';
import { isWizardStep, type WizardStep } from './steps';

/** What is kept between visits (D-46). */
export interface Draft {
  values: ApplicationValues;
  step: WizardStep;
  /** ISO instant. */
  savedAt: string;
}

/** Days after which a draft is no longer offered. */
const days = 14;

/** Key of an application's draft in the embedder's storage. */
export const draftKey = (id: number): string => `merchant-application.${id}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Fields that hold one or several of given values. */
const choices: Record<string, readonly string[]> = {
  companyType: companyTypes,
  subscriptionType: applicationPlans,
  coffeeSizeType: cupSizes,
  milkType: applicationMilkTypes,
};

/** True for a value of the field's kind. */
const fits = (name: string, server: unknown, found: unknown): boolean => {
  const options = choices[name];
  const isKnown = (text: string) => options === undefined || options.includes(text);
  if (Array.isArray(server)) return isTexts(found) && found.every(isKnown);
  return isText(server) && isText(found) && isKnown(found);
};

const fileOf = (value: unknown): File | null => (value instanceof File ? value : null);

/**
 * Reads what a storage gives back, over the values of the server: a field that is missing or of another kind keeps the
 * server's. Null for what is no draft, or older than two weeks.
 */
export const readDraft = (kept: unknown, server: ApplicationValues, now: Date): Draft | null => {
  if (!isRecord(kept) || !isRecord(kept['values']) || !isText(kept['savedAt'])) return null;
  const age = now.getTime() - new Date(kept['savedAt']).getTime();
  if (!(age < days * 86_400_000)) return null;
  const { files: keptFiles, ...fields } = kept['values'];
  const values = Object.entries(server).map(([name, value]) => {
    const found = fields[name];
    return [name, fits(name, value, found) ? found : value];
  });
  const files = Object.fromEntries(
    applicationDocuments.map((document) => [document, isRecord(keptFiles) ? fileOf(keptFiles[document]) : null]),
  ) as Record<ApplicationDocument, File | null>;
  const { step } = kept;
  return {
    values: { ...(Object.fromEntries(values) as unknown as ApplicationValues), files },
    step: isText(step) && isWizardStep(step) ? step : 'company',
    savedAt: kept['savedAt'],
  };
};

/** Documents that a draft holds. */
export const draftFiles = ({ values }: Draft): number =>
  applicationDocuments.filter((document) => values.files[document] !== null).length;

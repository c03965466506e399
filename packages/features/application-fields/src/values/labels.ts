import { applicationDocuments } from '@telve/api';
import type { TextSet } from '@telve/kit';
import type { applicationTexts } from '../texts';

type Texts = typeof applicationTexts extends TextSet<infer T> ? T : never;

/** Names of all fields by their path in the form. */
export const applicationLabels = ({ fields, documents }: Texts): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(applicationDocuments.map((document) => [`files.${document}`, documents[document]])),
});

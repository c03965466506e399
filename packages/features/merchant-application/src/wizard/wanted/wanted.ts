import type { FieldError, MerchantApplication, StoredDocument, UpdateApplicationInput } from '@telve/api';
import { type ApplicationValues, toUpdate } from '@telve/application-fields';

/** Documents that staff has sent back, in the order of the form. */
export const wantedOf = ({ documents = [] }: Pick<MerchantApplication, 'documents'>): readonly StoredDocument[] =>
  documents.filter(({ verdict }) => verdict === 'Again');

/** Only the files travel: everything else was found good and is not touched. */
export const filesOnly = (id: number, { files }: ApplicationValues): UpdateApplicationInput =>
  toUpdate(id, { files } as ApplicationValues);

/** A document that was asked for and not chosen yet, as a fault of the save (WIZ-56). */
export const stillWanted = (wanted: readonly StoredDocument[], { files }: ApplicationValues): FieldError[] =>
  wanted
    .filter(({ document }) => files[document] === null)
    .map(({ document }) => ({ field: document, code: 'required' }));

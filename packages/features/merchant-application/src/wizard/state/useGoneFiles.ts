import { applicationDocuments, type FieldError } from '@telve/api';
import type { ApplicationValues } from '@telve/application-fields';
import { useRef, useState } from 'react';
import { goneFiles } from './goneFiles';

type Values = Pick<ApplicationValues, 'files'>;

export interface GoneFiles {
  /** Before a save: looks whether its files can still be read. Resolves with the fields of those that cannot. */
  look(values: Values): Promise<readonly string[]>;
  /** After a save that failed: looks at the same files once more, and fills `fields`. */
  lookAgain(): Promise<readonly string[]>;
  /** What was found so far, as faults of the save. */
  faults(values: Values): FieldError[];
  /** Fields that went away during the last save. */
  fields: readonly string[];
}

/** Chosen files that were moved, changed or deleted since. One that was found gone stays so until another is chosen. */
export const useGoneFiles = (): GoneFiles => {
  const [gone] = useState(() => new WeakSet<File>());
  const [fields, setFields] = useState<readonly string[]>([]);
  const last = useRef<Values>(undefined);

  const look = async (values: Values) => {
    last.current = values;
    const documents = await goneFiles(values.files);
    for (const document of documents) gone.add(values.files[document] as File);
    return documents.map((document) => `files.${document}`);
  };
  return {
    look,
    lookAgain: async () => {
      const found = last.current ? await look(last.current) : [];
      setFields(found);
      return found;
    },
    faults: ({ files }) =>
      applicationDocuments
        .filter((document) => files[document] && gone.has(files[document]))
        .map((field) => ({ field, code: 'file_unreadable' })),
    fields,
  };
};

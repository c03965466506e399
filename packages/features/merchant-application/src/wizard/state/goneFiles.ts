import { type ApplicationDocument, applicationDocuments } from '@telve/api';
import type { ApplicationValues } from '@telve/application-fields';

const isGone = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    );

/** Chosen files that cannot be read any more: they were moved, changed or deleted since they were chosen. */
export const goneFiles = async (files: ApplicationValues['files']): Promise<ApplicationDocument[]> => {
  const gone = await Promise.all(
    applicationDocuments.map(async (document) => {
      const file = files[document];
      return file && (await isGone(file)) ? [document] : [];
    }),
  );
  return gone.flat();
};

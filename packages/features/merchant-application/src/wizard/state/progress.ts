import { type ApplicationDocument, applicationDocuments } from '@telve/api';
import type { ApplicationValues } from '@telve/application-fields';

/** How far each newly chosen file of a save is, 0 to 1. */
export type FileShares = Partial<Record<ApplicationDocument, number>>;

/**
 * How far each file is when this share of the whole save was sent. The parts travel in the order of the documents, and
 * the texts before them weigh next to nothing.
 */
export const fileShares = (files: ApplicationValues['files'], share: number): FileShares => {
  const chosen = applicationDocuments.flatMap((document) => {
    const file = files[document];
    return file ? [{ document, size: file.size }] : [];
  });
  const total = chosen.reduce((sum, { size }) => sum + size, 0);
  let sent = share * total;
  return Object.fromEntries(
    chosen.map(({ document, size }) => {
      const part = size === 0 ? 1 : Math.min(1, Math.max(0, sent / size));
      sent -= size;
      return [document, part];
    }),
  );
};

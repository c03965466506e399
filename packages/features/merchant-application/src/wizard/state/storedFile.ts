import type { ApplicationDocument, MerchantApplication } from '@telve/api';
import type { StoredFile } from '@telve/ui';

/** A document that the server has, by its record or, on a back end without records, by its own name and its address. */
export const storedFile = (
  application: MerchantApplication,
  document: ApplicationDocument,
  names: Record<ApplicationDocument, string>,
): StoredFile | null => {
  const record = application.documents?.find((one) => one.document === document);
  if (record) return { name: record.name, href: record.url, size: record.size };
  const href = application[`${document}Url`];
  return href ? { name: names[document], href } : null;
};

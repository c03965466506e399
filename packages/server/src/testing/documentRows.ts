import type { ApplicationDocument, ApplicationStatus } from '@telve/api';
import type { TakenDocument } from '../documents/types';
import type { Db } from '../http/call';

/** Makes an application of an e-mail and answers its id. */
export const addApplication = async (db: Db, email: string, status: ApplicationStatus = 'PreApproved') => {
  const { id } = await db
    .insertInto('merchant_applications')
    .values({
      email,
      email_folded: email.toLowerCase(),
      store_name: 'Kahve Durağı',
      authorized_person: 'Ayşe Işık',
      phone_number: '+905321234567',
      search: 'kahve duragi',
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Keeps a taken document as one of an application's. */
export const addDocument = async (
  db: Db,
  applicationId: number,
  document: ApplicationDocument,
  taken: TakenDocument,
) => {
  await db
    .insertInto('application_documents')
    .values({
      id: taken.id,
      application_id: applicationId,
      document,
      name: taken.name,
      media_type: taken.mediaType,
      size: taken.size,
      sha256: taken.sha256,
      storage_key: taken.storageKey,
      preview_key: taken.previewKey,
    })
    .execute();
};

import type { Db } from '../http/call';
import type { LinkTarget } from '../http/signed-link';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A stored document, when the user of a link may see it now: active staff, or the active applicant whose e-mail the
 * application has. Undefined otherwise.
 */
export const readableDocument = async (db: Db, { document, userId }: LinkTarget) => {
  if (!uuid.test(document)) return undefined;
  return db
    .selectFrom('application_documents as d')
    .innerJoin('merchant_applications as a', 'a.id', 'd.application_id')
    .innerJoin('panel_users as u', (join) => join.on('u.id', '=', userId).on('u.active', '=', true))
    .select(['d.name', 'd.media_type', 'd.storage_key', 'd.preview_key', 'd.application_id', 'u.role as reader'])
    .where('d.id', '=', document)
    .where(({ or, and, eb }) =>
      or([
        eb('u.role', '=', 'PanelUser'),
        and([eb('u.role', '=', 'AppliedMerchantUser'), eb('u.email_folded', '=', eb.ref('a.email_folded'))]),
      ]),
    )
    .executeTakeFirst();
};

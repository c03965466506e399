import type { ContractContent, ContractType } from '@telve/api';
import type { Db } from '../../http/call';

const newest = (db: Db, type: ContractType) =>
  db
    .selectFrom('contract_texts')
    .select(['type', 'version', 'title', 'content', 'sha256'])
    .where('type', '=', type)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** A contract text as it reads today (APP-39). */
export const contractContent = async (db: Db, type: ContractType): Promise<ContractContent> => {
  const { title, version, content } = await newest(db, type);
  return { title, version, content };
};

/** Somebody's consent. */
export interface ConsentAct {
  /** Folded. */
  email: string;
  /** Address of the connection. */
  address: string;
  /** Call by which it came. */
  channel: string;
  now: Date;
}

/**
 * Keeps what somebody agreed to by ticking the box (D-37): that the notice was read and that data may be transferred
 * abroad. They are two acts, each of which may be withdrawn alone, and each names the text that was shown.
 */
export const writeConsents = async (trx: Db, { email, address, channel, now }: ConsentAct): Promise<void> => {
  const { type, version, sha256 } = await newest(trx, 'ClarificationText');
  const text = { text_type: type, text_version: version, text_sha256: sha256 };
  const rows = (['NoticeRead', 'TransferAbroad'] as const).map((kind) => ({
    email_folded: email,
    ...text,
    kind,
    channel,
    address,
    at: now,
  }));
  await trx.insertInto('consents').values(rows).execute();
};

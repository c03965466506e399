import type { ContractContent, ContractType } from '@telve/api';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';

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

/** What a consent names: a text, its version, and a hash by which the text can be proved. */
export interface AgreedText {
  type: string;
  version: number;
  sha256: string;
}

/**
 * The text that was agreed to: of the version that was shown, else the newest (D-37).
 *
 * @throws Refusal `validation_failed` for a version that there is not
 */
export const agreedText = async (db: Db, version: number | undefined): Promise<AgreedText> => {
  const type = 'ClarificationText';
  if (version === undefined) return newest(db, type);
  const shown = await db
    .selectFrom('contract_texts')
    .select(['type', 'version', 'sha256'])
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!shown) throw new Refusal('validation_failed', { fields: [{ field: 'contractVersion', code: 'one_of' }] });
  return shown;
};

/** Somebody's consent. */
export interface ConsentAct {
  /** Folded. */
  email: string;
  text: AgreedText;
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
export const writeConsents = async (trx: Db, { email, text, address, channel, now }: ConsentAct): Promise<void> => {
  const named = { text_type: text.type, text_version: text.version, text_sha256: text.sha256 };
  const rows = (['NoticeRead', 'TransferAbroad'] as const).map((kind) => ({
    email_folded: email,
    ...named,
    kind,
    channel,
    address,
    at: now,
  }));
  await trx.insertInto('consents').values(rows).execute();
};

import { formatDateTime } from '@telve/locale';
import { sql } from 'kysely';
import { type ExportColumn, exportAnswer, type Fact, inParts } from '../../../export/index';
import type { Call, Db } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import type { FileAnswer } from '../../../http/file-answer';
import { writeAudit } from '../../audit';
import { entity } from '../store';
import { exportTexts as texts } from '../texts';
import { missingCodes, progressOf } from './progress';

interface CodeRow {
  /** Of the code, or of the use. */
  id: number;
  code: string;
  usedAt: Date | null;
}

const countsOf = async (db: Db, campaignId: number) => {
  const found = await db
    .selectFrom('campaigns')
    .select(['id', 'title', 'code', 'code_type as codeType', 'user_count as userCount'])
    .select(['codes_made as codesMade', 'codes_used as codesUsed'])
    .select((row) => [
      row
        .selectFrom('campaign_codes')
        .select(({ fn }) => fn.max('campaign_codes.id').as('last'))
        .whereRef('campaign_codes.campaign_id', '=', 'campaigns.id')
        .as('lastCode'),
    ])
    .where('id', '=', campaignId)
    .executeTakeFirst();
  if (!found) throw new Refusal('campaign_not_found');
  return found;
};

/**
 * The campaign, where its codes are there (CAMP-72, CAMP-108): a general one, or made ones that no job adds to.
 *
 * @throws Refusal `campaign_not_found`, `campaign_codes_missing` (CAMP-121) or `campaign_codes_running`
 */
export const expectCodes = async (db: Db, campaignId: number) => {
  const campaign = await countsOf(db, campaignId);
  const progress = missingCodes(campaign) > 0 ? (await progressOf(db, [campaign])).get(campaignId) : undefined;
  if (progress?.state === 'running') throw new Refusal('campaign_codes_running');
  const { codeType, codesMade } = campaign;
  if (codeType === 'NoCode' || (codeType === 'Unique' && codesMade === 0)) throw new Refusal('campaign_codes_missing');
  return campaign;
};

const columns: readonly ExportColumn<CodeRow>[] = [
  { header: texts.columns.code, width: 18, value: ({ code }) => code },
  { header: texts.columns.used, width: 22, value: ({ usedAt }) => (usedAt ? formatDateTime(usedAt) : texts.unused) },
];

type Exported = Awaited<ReturnType<typeof countsOf>>;

/**
 * The next unique codes, each with its use. Reads no more than it answers, however many there are, and none that was made
 * since the export was written down.
 */
const selectUnique = async (db: Db, { id, lastCode }: Exported, after: CodeRow | undefined, limit: number) => {
  const { rows } = await sql<CodeRow>`
    select codes.id, codes.code, used.at as "usedAt"
    from (
      select id, code from campaign_codes where campaign_id = ${id} and id > ${after?.id ?? 0}
        and id <= ${lastCode}
      order by id limit ${limit}
    ) codes
    left join lateral (
      select used_at as at from campaign_code_uses where code_id = codes.id order by id limit 1
    ) used on true
    order by codes.id`.execute(db);
  return rows;
};

/** The next uses of the general code. */
const selectUses = (db: Db, campaignId: number, after: CodeRow | undefined, limit: number): Promise<CodeRow[]> =>
  db
    .selectFrom('campaign_codes')
    .innerJoin('campaign_code_uses', 'campaign_code_uses.code_id', 'campaign_codes.id')
    .select(['campaign_code_uses.id', 'campaign_codes.code', 'campaign_code_uses.used_at as usedAt'])
    .where('campaign_codes.campaign_id', '=', campaignId)
    .where('campaign_code_uses.id', '>', after?.id ?? 0)
    .orderBy('campaign_code_uses.id')
    .limit(limit)
    .execute();

/** A unique code is one row, a general one a row for each use, or one where nobody used it. */
const rowsOf = (campaign: Exported, db: Db) => {
  const { id, codeType, code, codesUsed } = campaign;
  if (codeType === 'Unique') return inParts<CodeRow>((after, limit) => selectUnique(db, campaign, after, limit));
  const unused = async (): Promise<CodeRow[]> => [{ id: 0, code, usedAt: null }];
  return inParts<CodeRow>((after, limit) => (codesUsed === 0 ? unused() : selectUses(db, id, after, limit)));
};

/** What the workbook tells of the campaign: unique ones may not all be there yet. */
const factsOf = ({ title, codeType, codesMade, userCount }: Exported): Fact[] => [
  [texts.campaign, title],
  ...(codeType === 'Unique'
    ? ([
        [texts.made, codesMade],
        [texts.wanted, userCount ?? 0],
      ] satisfies Fact[])
    : []),
];

/**
 * The codes of a campaign as a workbook that is sent while it is read (CAMP-109, CAMP-110, D-88). Codes are money: who
 * had them exported when stands in the audit log.
 *
 * @throws Refusal as `expectCodes`
 */
export const exportCodes = async (campaignId: number, call: Call): Promise<FileAnswer> => {
  const campaign = await expectCodes(call.db, campaignId);
  const { title, codeType, codesMade } = campaign;
  await writeAudit(call.db, call, {
    action: `${entity}_codes_exported`,
    entity,
    entityId: campaignId,
    newValues: { codeCount: codeType === 'Unique' ? codesMade : 1 },
  });
  return exportAnswer({
    fileName: title,
    sheet: texts.sheet,
    columns,
    rows: rowsOf(campaign, call.db),
    filters: factsOf(campaign),
    now: call.now,
  });
};

import { type CampaignFields, type CreateGroupCampaignsInput, limits } from '@telve/api';
import { campaignRules } from '@telve/api/rules';
import { shortenText } from '@telve/locale';
import type { PreparedImage } from '../../files/uploadedImages';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudits } from '../audit';
import { expectEnd } from '../days';
import { enqueueCodes } from './codes/make';
import { randomCodes } from './codes/random';
import { imageColumns, imageFolder, toColumns } from './columns';
import { fieldsOf } from './fields';
import { joinGroup } from './groups/store';
import type { CampaignServices } from './services';
import { createdEntry, insertGeneralCodes } from './store';

/** Characters of a code of a mass creation; the more the fewer are taken already. */
const codeLength = 8;

/** Names of the companies by their ids. @throws Refusal `company_not_found` with the place of each that is not there */
const namesOf = async (trx: Db, companyList: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const found = await trx.selectFrom('companies').select(['id', 'name']).where('id', 'in', companyList).execute();
  const known = new Map(found.map(({ id, name }) => [id, name]));
  const fields = companyList.flatMap((id, n) =>
    known.has(id) ? [] : [{ field: `companyList[${n}]`, code: 'company_not_found' }],
  );
  if (fields.length > 0) throw new Refusal('company_not_found', { fields });
  return known;
};

/** The title of a company's campaign, by which it is told from its siblings; the given title gives way where both are long. */
export const massTitle = (title: string, company: string): string => {
  const ending = ` · ${shortenText(company, limits.text / 2)}`;
  return shortenText(title, limits.text - ending.length - 1) + ending;
};

/** As many codes that nobody has, each beginning with `prefix` (D-73). */
const freeCodes = async (trx: Db, prefix: string, count: number): Promise<string[]> => {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = randomCodes(count - free.size, codeLength - prefix.length).map((rest) => prefix + rest);
    const taken = await trx.selectFrom('campaign_codes').select('code').where('code', 'in', tried).execute();
    const gone = new Set(taken.map(({ code }) => code));
    for (const code of tried) if (!gone.has(code)) free.add(code);
  }
  return [...free];
};

type Made = CampaignFields & { companyId: number };

const insertAll = async (trx: Db, made: readonly Made[], beside: object, now: Date): Promise<number[]> => {
  const rows = await trx
    .insertInto('campaigns')
    .values(
      made.map(({ companyId, ...fields }) => ({
        ...toColumns(fields),
        ...beside,
        company_id: companyId,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'company_id'])
    .execute();
  const ids = new Map(rows.map(({ id, company_id }) => [company_id, id]));
  return made.map(({ companyId }) => ids.get(companyId) as number);
};

/**
 * Adds a campaign for each company to a group, all or none (GRP-28, D-73). A general code is the given beginning and a
 * rest of its own; unique codes are made afterwards.
 *
 * @returns the ids in the order of the companies
 * @throws Refusal what the fields are refused by, `check_end_date`, `campaign_group_not_found` or `company_not_found`
 */
export const createForCompanies = (
  { images, jobsAreDue }: CampaignServices,
  input: CreateGroupCampaignsInput,
  image: PreparedImage | undefined,
  call: Call,
): Promise<{ ids: number[] }> =>
  inTransaction(call.db, async (trx) => {
    const { groupCampaignId: groupId } = input;
    const companyList = [...new Set(input.companyList)];
    const beside = { groupCampaignId: groupId, companyList };
    const fields = fieldsOf(input, undefined, campaignRules.createForCompanies, beside);
    expectEnd(fields.endDate, call.now);
    await joinGroup(trx, groupId, companyList.length, 'companyList', call.now);
    const names = await namesOf(trx, companyList);
    const taken = (await image?.store(images, imageFolder, call)) ?? null;
    const codes = fields.code === '' ? [] : await freeCodes(trx, fields.code, companyList.length);
    const made = companyList.map((companyId, n) => ({
      ...fields,
      title: massTitle(fields.title, names.get(companyId) ?? ''),
      code: codes[n] ?? '',
      companyId,
    }));
    const ids = await insertAll(trx, made, { ...imageColumns(taken), group_id: groupId }, call.now);
    await insertGeneralCodes(
      trx,
      codes.map((code, n) => ({ campaign_id: ids[n] as number, code })),
    );
    if (fields.codeType === 'Unique') {
      for (const id of ids) await enqueueCodes(trx, id, call.now, callerOf(call).userId);
    }
    const entries = made.map(({ companyId, ...each }, n) =>
      createdEntry(ids[n] as number, each, { groupCampaignId: groupId, companyId, img: taken !== null }),
    );
    await writeAudits(trx, call, entries);
    call.afterCommit(() => {
      taken?.keep();
      jobsAreDue();
    });
    return { ids };
  });

import type { CampaignFields, CreateGroupCampaignsInput } from '@telve/api';
import { campaignRules } from '@telve/api/rules';
import type { PreparedImage } from '../../files/uploadedImages';
import { type Call, callerOf, type Db, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { writeAudits } from '../audit';
import { expectEnd } from '../days';
import { drawCodes, giveDrawnCodes } from './codes/draw';
import { enqueueCodesOf } from './codes/make';
import { imageColumns, imageFolder, toColumns } from './columns';
import { fieldsOf } from './fields';
import { joinGroup } from './groups/store';
import { massTitle } from './mass-title';
import type { CampaignServices } from './services';
import { createdEntry } from './store';

/**
 * Names of the companies by their ids. One that is passive is none: the picker offers active ones (GRP-32).
 *
 * @throws Refusal `company_not_found` with the place of each that is not there
 */
const namesOf = async (trx: Db, companyList: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const found = await trx
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', 'in', companyList)
    .where('active', '=', true)
    .execute();
  const known = new Map(found.map(({ id, name }) => [id, name]));
  const fields = companyList.flatMap((id, n) =>
    known.has(id) ? [] : [{ field: `companyList[${n}]`, code: 'company_not_found' }],
  );
  if (fields.length > 0) throw new Refusal('company_not_found', { fields });
  return known;
};

type Made = CampaignFields & { companyId: number };

/**
 * No company gets the same campaign twice in a locked group: whoever repeats a creation, with another key or none, is
 * refused. Under another title a company may have as many as are wanted.
 *
 * @throws Refusal `company_has_campaign`
 */
const expectNew = async (trx: Db, groupId: number, made: readonly Made[]): Promise<void> => {
  const titleOf = new Map(made.map(({ companyId, title }) => [companyId, title]));
  const there = await trx
    .selectFrom('campaigns')
    .innerJoin('companies', 'companies.id', 'campaigns.company_id')
    .select(['companies.id', 'companies.name', 'campaigns.title'])
    .where('group_id', '=', groupId)
    .where('company_id', 'in', [...titleOf.keys()])
    .execute();
  const again = there.find(({ id, title }) => titleOf.get(id) === title);
  if (again) throw new Refusal('company_has_campaign', { params: { company: again.name } });
};

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
 * @throws Refusal what the fields are refused by, `check_end_date`, `campaign_group_not_found`, `company_not_found`,
 * `company_has_campaign` or `campaign_code_already_exists`
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
    const codes = fields.code === '' ? [] : drawCodes(fields.code, companyList.length);
    const made = companyList.map((companyId, n) => ({
      ...fields,
      title: massTitle(fields.title, names.get(companyId) ?? ''),
      code: codes[n] ?? '',
      companyId,
    }));
    await expectNew(trx, groupId, made);
    const taken = (await image?.store(images, imageFolder, call)) ?? null;
    const ids = await insertAll(trx, made, { ...imageColumns(taken), group_id: groupId }, call.now);
    const drawn = codes.map((code, n) => ({ id: ids[n] as number, title: made[n]?.title ?? '', code }));
    await giveDrawnCodes(trx, drawn, fields.code);
    if (fields.codeType === 'Unique') await enqueueCodesOf(trx, ids, call.now, callerOf(call).userId);
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

import type {
  CampaignRow,
  CreateCampaignInput,
  CreateGroupCampaignsInput,
  campaignEntries,
  PageInput,
  UpdateCampaignInput,
} from '@telve/api';
import { prepareJpeg } from '../../files/uploadedImages';
import { type Call, callerOf } from '../../http/call';
import { doneFirst, type Handlers, readAgain } from '../../http/handlers';
import { pageOf, windowOf } from '../page';
import { createPagedReads } from '../paged-reads';
import { addCodes, resumeCodes } from './codes/add';
import { expectCodes, exportCodes } from './codes/export';
import { createCampaign } from './create';
import { readCampaign } from './detail';
import { choiceRows, companyRows, groupRows, readGroup, type Source } from './groups/repository';
import { changeGroup, createGroup, setGroupCampaigns } from './groups/service';
import { createForCompanies } from './mass';
import { countCampaigns, selectCampaigns } from './repository';
import type { CampaignServices } from './services';
import { changeCampaign, switchCampaign } from './update';

const prepare = ({ img }: { img?: File }) => prepareJpeg('img', img);

const pageFrom = async <Row>(input: PageInput, { count, select }: Source<Row>) => {
  const { offset, limit } = windowOf(input);
  const totalCount = await count();
  return pageOf(offset < totalCount ? await select(offset, limit) : [], totalCount, limit);
};

/** The campaigns of the consumer app, their groups and codes. */
export const campaignHandlers = (services: CampaignServices): Handlers<typeof campaignEntries> => {
  const reads = createPagedReads<CampaignRow>();
  /** Answers `done` after `work`, and lets the lists be read anew. */
  const changing = async <T>(call: Call, work: Promise<T>): Promise<T> => {
    const answer = await work;
    call.afterCommit(reads.changed);
    return answer;
  };
  const done = async (call: Call, work: Promise<unknown>): Promise<true> => {
    await changing(call, work);
    return true;
  };
  return {
    list: async (input, call) => {
      const { rows, totalCount, limit } = await reads.read(input, callerOf(call), {
        count: () => countCampaigns(call.db, input),
        select: (offset, size) => selectCampaigns(call.db, input, offset, size),
      });
      return pageOf(rows, totalCount, limit);
    },

    detail: ({ id }, { db, now }) => readCampaign(db, id, now),

    // A campaign holds its code, which no kept answer may.
    create: readAgain(
      doneFirst(prepare, (input: CreateCampaignInput, call, image) =>
        changing(call, createCampaign(services, input, image, call)),
      ),
      (id, { db, now }) => readCampaign(db, id, now),
    ),

    createForCompanies: doneFirst(prepare, (input: CreateGroupCampaignsInput, call, image) =>
      changing(call, createForCompanies(services, input, image, call)),
    ),

    update: doneFirst(prepare, (input: UpdateCampaignInput, call, image) =>
      done(call, changeCampaign(services, input, image, call)),
    ),

    setActive: ({ id, active }, call) => done(call, switchCampaign(id, { active }, call)),

    setShown: ({ id, shown }, call) => done(call, switchCampaign(id, { shown }, call)),

    addCodes: (input, call) => done(call, addCodes(services, input, call)),

    resumeCodes: ({ campaignId }, call) => done(call, resumeCodes(services, campaignId, call)),

    checkCodes: async ({ campaignId }, { db }) => {
      await expectCodes(db, campaignId);
      return true;
    },

    exportCodes: ({ campaignId }, call) => exportCodes(campaignId, call),

    groups: (input, { db }) => pageFrom(input, groupRows(db, input)),

    group: ({ id }, { db }) => readGroup(db, id),

    createGroup: readAgain(createGroup, (id: number, { db }: Call) => readGroup(db, id)),

    updateGroup: (input, call) => done(call, changeGroup(input, call)),

    choices: (input, { db }) => pageFrom(input, choiceRows(db, input)),

    setGroupCampaigns: (input, call) => done(call, setGroupCampaigns(input, call)),

    companies: (input, { db }) => pageFrom(input, companyRows(db, input)),
  };
};

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Campaign, type CampaignGroup, campaignEntries, type Entry, encode } from '@telve/api';
import { type ManualClock, manualClock } from '../clock';
import { type JobHandler, runDueJobs } from '../jobs/index';
import { makeCodes } from '../modules/campaigns/codes/make';
import { codesKind } from '../modules/campaigns/codes/progress';
import { addAccount } from './fixtures';
import { type Answer, startTestServer, type TestServer, testStart } from './server';

/** A campaign with a coupon code as a form sends it; the codes of two are never the same. */
export interface CampaignForm extends Record<string, unknown> {
  code: string;
}

/** A server with staff signed in, and calls that make campaigns. Close it with `close()`. */
export interface Campaigns {
  server: TestServer;
  token: string;
  /** Makes a call of the contract as staff, form data included. */
  ask<P = unknown>(entry: Entry, input: object, headers?: Record<string, string>): Promise<Answer<P>>;
  form(more?: object): CampaignForm;
  /** Adds a campaign; throws when it is refused. */
  made(more?: object): Promise<Campaign>;
  group(title?: string): Promise<CampaignGroup>;
  detail(id: number): Promise<Campaign>;
  /** What the jobs go by: the server's own moving would end the session. */
  jobClock: ManualClock;
  /** Makes the codes that are due, as the background of a server does; answers how many jobs ran. */
  runJobs(handler?: JobHandler): Promise<number>;
  /** Uses the campaign's codes, its first ones first. */
  use(id: number, count: number, at?: Date): Promise<void>;
  /** Names of the stored pictures of a folder. */
  files(folder: string): Promise<string[]>;
  close(): Promise<void>;
}

let count = 0;

/** A form of a campaign without a server. */
export const campaignForm = (more: object = {}): CampaignForm => {
  count += 1;
  return {
    ...{ title: `Deneme kampanyası ${count}`, shortDescription: 'İlk ay indirim', description: 'Bir\nikram' },
    ...{ endDate: '2026-12-31', type: 'CouponCode', segmentType: 'ActiveUsers', discount: 100, usageCount: 2 },
    ...{ codeType: 'General', userCount: 100, code: `KD${String(count).padStart(5, '0')}` },
    ...{ link: 'https://telve.example/k', campaignLinkType: 'ExternalLink', linkText: 'İncele' },
    ...{ priority: 3, shown: true, active: true, subscriptionType: 'PLUS' },
    ...more,
  };
};

const payloadOf = <P>({ body, text }: Answer<P>): P => {
  if (body?.payload == null) throw new Error(text);
  return body.payload;
};

export const startCampaigns = async (): Promise<Campaigns> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'telve-campaigns-'));
  const server = await startTestServer({ config: { limitsOff: true, dataDir } });
  const { db } = server;
  const jobClock = manualClock(testStart);
  await addAccount(db, { email: 'admin@telve.example', role: 'PanelUser', firstName: 'İpek' });
  const token = (await server.signIn('admin@telve.example')).accessToken;
  const ask = <P>(entry: Entry, input: object, headers: Record<string, string> = {}): Promise<Answer<P>> => {
    const { path, query, body } = encode(entry, input as Record<string, unknown>);
    const sent = body instanceof FormData ? { raw: body } : { body };
    return server.send<P>(entry.method, `${path}${query}`, { token, headers, ...sent });
  };
  const detail = async (id: number) => payloadOf(await ask<Campaign>(campaignEntries.detail, { id }));
  return {
    server,
    token,
    jobClock,
    ask,
    detail,
    form: campaignForm,
    made: async (more) => payloadOf(await ask<Campaign>(campaignEntries.create, campaignForm(more))),
    group: async (title = 'Kasım ortaklıkları') =>
      payloadOf(await ask<CampaignGroup>(campaignEntries.createGroup, { title })),
    runJobs: (handler = makeCodes) =>
      runDueJobs({ db, clock: jobClock, handlers: { [codesKind]: handler } }, new AbortController().signal),
    use: async (id, uses, at = testStart) => {
      const codes = await db
        .selectFrom('campaign_codes')
        .select('id')
        .where('campaign_id', '=', id)
        .limit(uses)
        .execute();
      const rows = Array.from({ length: uses }, (_, n) => ({
        campaign_id: id,
        code_id: codes[n % codes.length]?.id as number,
        end_user_id: n + 1,
        used_at: at,
      }));
      await db.insertInto('campaign_code_uses').values(rows).execute();
    },
    files: async (folder) => (await readdir(join(dataDir, 'public-images', folder)).catch(() => [])).sort(),
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

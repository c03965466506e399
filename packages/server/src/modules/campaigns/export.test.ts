import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { campaignEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../http/call';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { openWorkbook } from '../../testing/openWorkbook';
import { exportCodes as exportCodesOf } from './codes/export';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

const { create, checkCodes, exportCodes } = campaignEntries;
const unique = (userCount: number) => campaigns.made({ codeType: 'Unique', code: '', userCount });
const codesOf = async (id: number) => {
  const { db } = campaigns.server;
  const rows = await db.selectFrom('campaign_codes').select('code').where('campaign_id', '=', id).execute();
  return rows.map(({ code }) => code);
};
const outcome = async (entry: Parameters<Campaigns['ask']>[0], input: object) => {
  const { status, body } = await campaigns.ask(entry, input);
  return [status, body.friendlyMessage?.code];
};

describe('the export of codes', () => {
  const download = (id: number) =>
    fetch(`${campaigns.server.url}/api/panel/reader-user-campaign/export-campaign-code-list/${id}`, {
      headers: { authorization: `Bearer ${campaigns.token}` },
    });

  it('has every code and when it was used, named by campaign and day (CAMP-33, CAMP-109, CAMP-110, D-88)', async () => {
    const { id } = await campaigns.made({ title: 'Kış: 50/50 “Çay”', codeType: 'Unique', code: '', userCount: 2500 });
    await campaigns.runJobs();
    await campaigns.use(id, 3);
    expect(await outcome(checkCodes, { campaignId: id })).toEqual([200, undefined]);
    const answer = await download(id);
    expect(answer.status).toBe(200);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(/Kış.*_10-03-2026\.xlsx/);
    const { cells } = await openWorkbook(await answer.arrayBuffer());
    const [head, ...rows] = cells('Kodlar');
    expect(head).toEqual(['Kod', 'Kullanım']);
    expect(rows.map(([code]) => code).sort()).toEqual((await codesOf(id)).sort());
    expect(rows.filter(([, used]) => used !== 'Kullanılmadı')).toHaveLength(3);
    expect(Object.fromEntries(cells('Bilgi'))).toMatchObject({
      ...{ 'Satır sayısı': 2500, 'Oluşturulan kod': 2500, 'Toplam kod': 2500 },
    });
  });

  it('of a general code has a row for each use (CAMP-109)', async () => {
    const { id, code } = await campaigns.made();
    await campaigns.use(id, 2);
    const { cells } = await openWorkbook(await (await download(id)).arrayBuffer());
    expect(cells('Kodlar').slice(1)).toEqual([
      [code, '10.03.2026 12:00'],
      [code, '10.03.2026 12:00'],
    ]);
  });

  it('is refused with the reason where there are none, or none yet (CAMP-72, CAMP-108, CAMP-121)', async () => {
    const none = await campaigns.made({ type: 'General', codeType: 'NoCode', code: '' });
    const running = await unique(10);
    for (const entry of [checkCodes, exportCodes]) {
      expect(await outcome(entry, { campaignId: none.id })).toEqual([409, 'campaign_codes_missing']);
      expect(await outcome(entry, { campaignId: running.id })).toEqual([409, 'campaign_codes_running']);
      expect(await outcome(entry, { campaignId: 999_999 })).toEqual([404, 'campaign_not_found']);
    }
    const { body } = await campaigns.ask(checkCodes, { campaignId: none.id });
    expect(body.friendlyMessage?.message).toBe('Bu kampanya için oluşturulmuş kod yok.');
    await campaigns.runJobs();
  });

  it('holds no code that was made after it was written down, and tells how many are missing (CAMP-109)', async () => {
    const { db, clock } = campaigns.server;
    const { id } = await unique(1500);
    await campaigns.runJobs();
    await campaigns.ask(campaignEntries.addCodes, { campaignId: id, couponCount: 700 });
    await db.updateTable('jobs').set({ state: 'failed' }).where('state', '=', 'queued').execute();
    const { id: userId } = await db.selectFrom('panel_users').select('id').executeTakeFirstOrThrow();
    const nothing = () => {};
    const answer = await exportCodesOf(id, {
      ...{ db, caller: { userId } as Caller, requestId: 'r', address: '198.51.100.7', userAgent: '' },
      ...{ now: clock.now(), afterCommit: nothing, atEnd: nothing },
    });
    await campaigns.ask(campaignEntries.resumeCodes, { campaignId: id });
    await campaigns.runJobs();
    expect((await codesOf(id)).length).toBe(2200);
    const { cells } = await openWorkbook(await buffer(answer.body as Readable));
    expect(cells('Kodlar').slice(1)).toHaveLength(1500);
    expect(Object.fromEntries(cells('Bilgi'))).toMatchObject({
      ...{ 'Satır sayısı': 1500, 'Oluşturulan kod': 1500, 'Toplam kod': 2200 },
    });
    const audited = db.selectFrom('audit_log').select('new_values').where('action', '=', 'campaign_codes_exported');
    expect(await audited.where('entity_id', '=', String(id)).execute()).toEqual([{ new_values: { codeCount: 1500 } }]);
  });

  it('is written down each time (CAMP-109)', async () => {
    const { id } = await campaigns.made();
    await (await download(id)).arrayBuffer();
    await (await download(id)).arrayBuffer();
    const rows = await campaigns.server.db
      .selectFrom('audit_log')
      .select(['actor_id', 'new_values'])
      .where('action', '=', 'campaign_codes_exported')
      .where('entity_id', '=', String(id))
      .execute();
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ actor_id: expect.any(Number), new_values: { codeCount: 1 } })),
    );
  });
});

it('leaves no code in log lines, jobs, audit rows and kept answers (CAMP-44, CAMP-45)', async () => {
  const { server } = campaigns;
  const headers = { 'idempotency-key': 'iz-birakmaz' };
  await campaigns.ask(create, campaigns.form({ code: 'GIZLI_77' }), headers);
  await campaigns.ask(create, campaigns.form({ code: 'GIZLI_77' }), headers);
  await campaigns.ask(create, campaigns.form({ code: 'GIZLI_77' }));
  const kept = { 'idempotency-key': 'iz-birakmaz-toplu' };
  await campaigns.ask(campaignEntries.addCodes, { campaignId: (await unique(20)).id, couponCount: 5 }, kept);
  await campaigns.runJobs();
  const codes = (await server.db.selectFrom('campaign_codes').select('code').execute()).map(({ code }) => code);
  expect(codes).toContain('GIZLI_77');
  const traces = JSON.stringify([
    server.log,
    await server.db.selectFrom('jobs').selectAll().execute(),
    await server.db.selectFrom('audit_log').selectAll().execute(),
    await server.db.selectFrom('idempotency_keys').selectAll().execute(),
  ]);
  const words = new Set(traces.match(/\w{6,10}/g));
  expect(codes.filter((code) => words.has(code))).toEqual([]);
});

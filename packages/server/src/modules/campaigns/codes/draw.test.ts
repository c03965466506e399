import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../../testing/campaigns';
import { type Drawn, drawCodes, giveDrawnCodes } from './draw';

let campaigns: Campaigns;
beforeAll(async () => {
  campaigns = await startCampaigns();
});
afterAll(() => campaigns.close());

/** Campaigns whose code was drawn and is not theirs yet. */
const drawnOf = async (codes: readonly string[]): Promise<Drawn[]> => {
  const { db } = campaigns.server;
  const drawn: Drawn[] = [];
  for (const code of codes) {
    const { id, title } = await campaigns.made();
    await db.deleteFrom('campaign_codes').where('campaign_id', '=', id).execute();
    await db.updateTable('campaigns').set({ code }).where('id', '=', id).execute();
    drawn.push({ id, title, code });
  }
  return drawn;
};
const codesOf = (ids: readonly number[]) =>
  campaigns.server.db
    .selectFrom('campaigns')
    .innerJoin('campaign_codes', 'campaign_codes.campaign_id', 'campaigns.id')
    .select(['campaigns.code as shown', 'campaign_codes.code as given', 'search'])
    .where('campaigns.id', 'in', ids)
    .orderBy('campaigns.id')
    .execute();
const drawing = (draws: string[][]) => () => draws.shift() ?? [];

describe('codes that are drawn for a mass creation', () => {
  it('are all different and begin with the prefix (GRP-22, D-73)', () => {
    const draws = [['AAAAAA', 'AAAAAA', 'BBBBBB'], ['CCCCCC']];
    expect(drawCodes('KH', 3, drawing(draws))).toEqual(['KHAAAAAA', 'KHBBBBBB', 'KHCCCCCC']);
  });

  it('are drawn again where somebody has them already, and can be searched by (D-73)', async () => {
    await campaigns.made({ code: 'KHTAKEN1' });
    await campaigns.made({ code: 'KHTAKEN2' });
    const drawn = await drawnOf(['KHFREE11', 'KHTAKEN1']);
    await giveDrawnCodes(campaigns.server.db, drawn, 'KH', drawing([['TAKEN2'], ['FREE22']]));
    const ids = drawn.map(({ id }) => id);
    expect(await codesOf(ids)).toEqual([
      { shown: 'KHFREE11', given: 'KHFREE11', search: expect.any(String) },
      { shown: 'KHFREE22', given: 'KHFREE22', search: expect.stringContaining('khfree22') },
    ]);
  });

  it('are refused where none is free after many draws (GRP-28)', async () => {
    await campaigns.made({ code: 'KHFULL11' });
    const drawn = await drawnOf(['KHFULL11']);
    const giving = giveDrawnCodes(campaigns.server.db, drawn, 'KH', () => ['FULL11']);
    await expect(giving).rejects.toMatchObject({
      code: 'campaign_code_already_exists',
      fields: [{ field: 'code', code: 'campaign_code_already_exists' }],
    });
  });
});

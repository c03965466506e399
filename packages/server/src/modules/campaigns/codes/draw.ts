import { campaignSearch } from '../../../db/search';
import type { Db } from '../../../http/call';
import { Refusal } from '../../../http/errors';
import { randomCodes } from './random';

/** Characters of a code of a mass creation; the more the fewer are taken already. */
const codeLength = 8;

/** Times that codes are drawn for the campaigns whose code somebody else has. */
const triesMax = 10;

/** Draws so many endings of a length. */
export type Draw = (count: number, length: number) => string[];

/** As many different codes, each beginning with `prefix` (D-73); that nobody has them already is the database's affair. */
export const drawCodes = (prefix: string, count: number, draw: Draw = randomCodes): string[] => {
  const drawn = new Set<string>();
  while (drawn.size < count) {
    for (const rest of draw(count - drawn.size, codeLength - prefix.length)) drawn.add(prefix + rest);
  }
  return [...drawn];
};

/** A new campaign and the code that was drawn for it. */
export interface Drawn {
  id: number;
  title: string;
  code: string;
}

const redraw = async (trx: Db, taken: readonly Drawn[], prefix: string, draw: Draw): Promise<Drawn[]> => {
  const codes = drawCodes(prefix, taken.length, draw);
  const drawn = taken.map((each, n) => ({ ...each, code: codes[n] as string }));
  for (const { id, title, code } of drawn) {
    await trx
      .updateTable('campaigns')
      .set({ code, search: campaignSearch({ title, code }) })
      .where('id', '=', id)
      .execute();
  }
  return drawn;
};

/**
 * Gives new campaigns their codes. A campaign whose code somebody else has, maybe since a moment, gets another one.
 *
 * @throws Refusal `campaign_code_already_exists` where of so many draws none was free
 */
export const giveDrawnCodes = async (
  trx: Db,
  drawn: readonly Drawn[],
  prefix: string,
  draw: Draw = randomCodes,
): Promise<void> => {
  let open = drawn;
  for (let tries = 0; open.length > 0; tries += 1) {
    if (tries === triesMax) {
      const code = 'campaign_code_already_exists';
      throw new Refusal(code, { fields: [{ field: 'code', code }] });
    }
    if (tries > 0) open = await redraw(trx, open, prefix, draw);
    const given = await trx
      .insertInto('campaign_codes')
      .values(open.map(({ id, code }) => ({ campaign_id: id, code })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('campaign_id')
      .execute();
    const done = new Set(given.map(({ campaign_id }) => campaign_id));
    open = open.filter(({ id }) => !done.has(id));
  }
};

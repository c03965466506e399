import { companyColumns } from '@telve/api/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../../jobs/housekeeping';
import { addAccount } from '../../../testing/fixtures';
import { csvBy, importPaths, sendFile } from '../../../testing/imports';
import { startTwoCompanies, type TwoCompanies } from '../../../testing/twoCompanies';

let world: TwoCompanies;
let token: string;
beforeAll(async () => {
  world = await startTwoCompanies();
  await addAccount(world.server.db, { email: 'second@telve.example', role: 'PanelUser' });
  token = (await world.server.signIn('second@telve.example')).accessToken;
});
afterAll(() => world.server.close());

const logLink = async (): Promise<string> => {
  const content = csvBy(companyColumns, [{ companyName: '', bankName: 'x' }]);
  const { body } = await sendFile(world.server, token, importPaths.companies, { content });
  return body.payload?.logFileUrl ?? '';
};
const statusOf = async (link: string): Promise<number> => (await world.server.send('GET', link)).status;

describe('the log of an import', () => {
  it('opens for whoever made it, by no other link (COMP-10, VEN-21)', async () => {
    const link = await logLink();
    const other = await logLink();
    const [path, query] = link.split('?');
    const [otherPath] = other.split('?');
    expect(await statusOf(link)).toBe(200);
    expect(await statusOf(path ?? '')).toBe(404);
    expect(await statusOf(`${otherPath}?${query}`)).toBe(404);
    expect(await statusOf(link.replace(/u=\d+/, 'u=1'))).toBe(404);
    expect(await statusOf(link.replace('/import-logs/', '/files/'))).toBe(404);
  });

  it('is closed to an account that is no longer active staff', async () => {
    const link = await logLink();
    const { db } = world.server;
    const set = (active: boolean) =>
      db.updateTable('panel_users').set({ active }).where('email', '=', 'second@telve.example').execute();
    await set(false);
    expect(await statusOf(link)).toBe(404);
    await set(true);
    expect(await statusOf(link)).toBe(200);
  });

  it('is removed after a week', async () => {
    await logLink();
    const { db, clock } = world.server;
    const count = async () => (await db.selectFrom('import_logs').select('id').execute()).length;
    const kept = await count();
    await sweep(db, clock.now());
    expect(await count()).toBe(kept);
    await sweep(db, new Date(clock.now().getTime() + 7 * 86_400_000 + 1));
    expect(await count()).toBe(0);
  });
});

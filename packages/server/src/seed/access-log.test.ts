import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { addAccount } from '../testing/fixtures';
import { addEndUser } from '../testing/members';
import { addApplication } from '../testing/merchantApplications';
import { seedAccessLog } from './access-log';

it('the demo’s access log tells of two months, in the order of time, the same each time', async () => {
  const handle = await openTestDatabase();
  const { db } = handle;
  const now = new Date('2026-03-10T09:00:00Z');
  await addAccount(db, { email: 'a@telve.example', role: 'PanelUser' });
  await addEndUser(db, { id: 40_217 });
  await addApplication(db, { email: 'b@telve.example' });
  const read = () => db.selectFrom('access_log').select(['at', 'action', 'request_id']).orderBy('id').execute();
  await seedAccessLog(db, now);
  const once = await read();
  await seedAccessLog(db, now);
  expect((await read()).slice(once.length)).toEqual(once);
  expect(new Set(once.map(({ action }) => action)).size).toBeGreaterThan(4);
  const times = once.map(({ at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThan(now.getTime());
  await handle.close();
});

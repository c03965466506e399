import { type ApplicationStatus, applicationEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Applications, addApplication, codeOf, startApplications } from '../../testing/merchantApplications';

let world: Applications;
beforeAll(async () => {
  world = await startApplications();
}, 60_000);
afterAll(() => world.close());

const rows = async (id: number) => {
  const history = world.db.selectFrom('application_history').selectAll().where('application_id', '=', id);
  return (await history.execute()).length - 1;
};

describe('many deciders at once', () => {
  it('have one winner, one mail and one row of history (STAFF-19, STAFF-20)', async () => {
    for (const round of [1, 2]) {
      const email = `yaris${round}@ornek.example`;
      const id = await addApplication(world.db, { email });
      const wishes = Array.from(
        { length: 50 },
        (_, index): ApplicationStatus => (index % 2 ? 'PreApproved' : 'Rejected'),
      );
      const answers = await Promise.all(
        wishes.map((status, index) => world.changeStatus(id, status, index % 3 ? world.admin : world.other)),
      );
      const winners = wishes.filter((_status, index) => answers[index]?.status === 200);
      expect(winners).toHaveLength(1);
      expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(
        new Set(['invalid_status_change']),
      );
      expect([(await world.detail(id)).status, await rows(id)]).toEqual([winners[0], 1]);
      expect(await world.mailsTo(email)).toEqual([`application${winners[0]}`]);
      const accounts = world.db.selectFrom('panel_users').selectAll().where('email_folded', '=', email);
      expect((await accounts.execute()).length).toBe(winners[0] === 'PreApproved' ? 1 : 0);
    }
  }, 60_000);

  it('of whom one sends twice with the same key decide once (STAFF-39)', async () => {
    const id = await addApplication(world.db, { email: 'anahtar@ornek.example' });
    const send = () =>
      world.server.send('PUT', applicationEntries.changeStatus.path, {
        token: world.admin,
        body: { id, status: 'Rejected' },
        headers: { 'idempotency-key': 'bir-kez' },
      });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await rows(id), await world.mailsTo('anahtar@ornek.example')]).toEqual([1, ['applicationRejected']]);
  });
});

import {
  type ApplicationActor,
  type ApplicationStatus,
  allowedChanges,
  applicationEntries,
  applicationStatuses,
  type StatusTaken,
} from '@telve/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addCompany } from '../../testing/fixtures';
import {
  type Applications,
  addApplication,
  addCompleteApplication,
  codeOf,
  startApplications,
} from '../../testing/merchantApplications';
import { testStart } from '../../testing/server';

let world: Applications;
let turn = 0;
let email: string;
beforeAll(async () => {
  world = await startApplications();
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  turn += 1;
  email = `aday${turn}@ornek.example`;
});

const statusOf = async (id: number) => (await world.detail(id)).status;
const historyOf = (id: number) =>
  world.db
    .selectFrom('application_history')
    .select(['status', 'actor_id'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();

describe('every change of status', () => {
  const roles = ['PanelUser', 'PanelVenueUser', 'PanelReportUser'] as const;
  const pairs = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to] as const));
  let tokens: Record<(typeof roles)[number], string>;
  beforeAll(async () => {
    const companyId = await addCompany(world.db, 'Çınar Kahve');
    const signIn = async (role: (typeof roles)[number]) => {
      await addAccount(world.db, { email: `${role}@telve.example`, role, ...(role !== 'PanelUser' && { companyId }) });
      return (await world.server.signIn(`${role}@telve.example`)).accessToken;
    };
    tokens = {
      PanelUser: world.admin,
      PanelVenueUser: await signIn('PanelVenueUser'),
      PanelReportUser: await signIn('PanelReportUser'),
    };
  });

  /** What a try answers, where it leads, and what it wrote. */
  const attempt = async (from: ApplicationStatus, to: ApplicationStatus, token: string, owner = email) => {
    const id = await addCompleteApplication(world.db, { email: owner, status: from });
    const answer = await world.changeStatus(id, to, token);
    const outcome = [answer.status, codeOf(answer), await statusOf(id), (await historyOf(id)).length - 1] as const;
    await world.db.deleteFrom('application_documents').execute();
    await world.db.updateTable('merchant_applications').set({ status: 'Rejected' }).execute();
    return outcome;
  };
  const expected = (actor: ApplicationActor, from: ApplicationStatus, to: ApplicationStatus) =>
    allowedChanges(actor, from).includes(to) ? [200, 'ok', to, 1] : [409, 'invalid_status_change', from, 0];

  it.each(pairs)(
    'from %s to %s is answered to each of the four as the table says (STAFF-17, STAFF-16)',
    async (from, to) => {
      expect(await attempt(from, to, tokens.PanelUser)).toEqual(expected('staff', from, to));
      for (const role of ['PanelVenueUser', 'PanelReportUser'] as const) {
        expect(await attempt(from, to, tokens[role], `${role}-${email}`)).toEqual([403, 'forbidden', from, 0]);
      }
      const own = `own-${email}`;
      const applicant = await world.signIn(own);
      expect(await attempt(from, to, applicant, own)).toEqual(expected('applicant', from, to));
    },
  );

  it('has ten ways for staff and one for the applicant (STAFF-17)', () => {
    const ways = (actor: ApplicationActor) => pairs.filter(([from, to]) => allowedChanges(actor, from).includes(to));
    expect([ways('staff').length, ways('applicant')]).toEqual([10, [['PreApproved', 'PendingApproval']]]);
  });

  it('takes no status that there is not (STAFF-15)', async () => {
    const id = await addApplication(world.db, { email });
    for (const status of ['Approved', 'preapproved', '', 7, null]) {
      const answer = await world.call(applicationEntries.changeStatus, { id, status });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'validation_failed']);
    }
    expect(await statusOf(id)).toBe('NewApplication');
  });
});

describe('staff', () => {
  it.each(['NewApplication', 'PendingPreApproval'] as const)(
    'pre-approves from %s (STAFF-19, STAFF-39)',
    async (from) => {
      const id = await addApplication(world.db, { email, status: from });
      const answer = await world.changeStatus(id, 'PreApproved');
      expect(answer.body.payload).toBe(true);
      expect(await world.detail(id)).toMatchObject({ status: 'PreApproved', version: 2 });
    },
  );

  it.each(['NewApplication', 'PendingPreApproval', 'PendingApproval', 'AwaitingStoreOpening'] as const)(
    'rejects from %s, complete or not (STAFF-20, STAFF-23, STAFF-39)',
    async (from) => {
      const id = await addApplication(world.db, { email, status: from });
      expect((await world.changeStatus(id, 'Rejected')).status).toBe(200);
      expect([await statusOf(id), await world.mailsTo(email)]).toEqual(['Rejected', ['applicationRejected']]);
    },
  );

  it('completes from PendingApproval and from AwaitingStoreOpening (STAFF-22, STAFF-39)', async () => {
    for (const status of ['PendingApproval', 'AwaitingStoreOpening'] as const) {
      const id = await addCompleteApplication(world.db, { email, status });
      expect((await world.changeStatus(id, 'Completed')).status).toBe(200);
      expect(await statusOf(id)).toBe('Completed');
    }
    expect(await world.mailsTo(email)).toEqual(['applicationCompleted', 'applicationCompleted']);
  });

  it.each([
    ['the tax office', { tax_office: '' }, { field: 'taxOffice', code: 'required' }],
    ['the tax number', { tax_id_number: '' }, { field: 'taxIdNumber', code: 'required' }],
    ['the invoice address', { invoice_address: '' }, { field: 'invoiceAddress', code: 'required' }],
    ['a whole tax number', { tax_id_number: '123' }, { field: 'taxIdNumber', code: 'tax_number_length' }],
    ['a known bank', { bank_name: '' }, { field: 'bankName', code: 'required' }],
    ['a cup size', { coffee_sizes: '[]' }, { field: 'coffeeSizeType', code: 'required' }],
    ['an owner with two names', { owner_name: 'Ali' }, { field: 'ownerName', code: 'person_name' }],
  ] as const)(
    'does not complete without %s, and is told the field (STAFF-25, STAFF-24)',
    async (_what, columns, fault) => {
      const id = await addCompleteApplication(world.db, { email, status: 'PendingApproval', ...columns });
      for (const status of ['Completed', 'AwaitingStoreOpening'] as const) {
        const answer = await world.changeStatus(id, status);
        expect([answer.status, codeOf(answer), answer.body.errors]).toEqual([
          409,
          'application_incomplete',
          [expect.objectContaining(fault)],
        ]);
      }
      expect([await statusOf(id), await world.mailsTo(email)]).toEqual(['PendingApproval', []]);
      const { field } = fault;
      await world.db
        .updateTable('merchant_applications')
        .set({
          tax_office: 'Kadıköy',
          tax_id_number: '0123456789',
          invoice_address: 'Bağdat Caddesi',
          owner_name: 'Ali Can',
        })
        .set({ bank_name: 'Akbank', coffee_sizes: '["Large"]' })
        .where('id', '=', id)
        .execute();
      expect([field, (await world.changeStatus(id, 'Completed')).status]).toEqual([field, 200]);
    },
  );

  it('ends no review while documents that were sent back are awaited, but may reject (STAFF-22, STAFF-23)', async () => {
    const id = await addCompleteApplication(world.db, { email, status: 'PendingApproval', documents_wanted: true });
    for (const status of ['Completed', 'AwaitingStoreOpening'] as const) {
      const answer = await world.changeStatus(id, status);
      expect([answer.status, codeOf(answer), answer.body.friendlyMessage?.message]).toEqual([
        409,
        'documents_awaited',
        'Geri gönderilen belgeler gelmeden başvuru tamamlanamaz.',
      ]);
    }
    expect([await statusOf(id), await world.mailsTo(email)]).toEqual(['PendingApproval', []]);
    expect((await world.changeStatus(id, 'Rejected')).status).toBe(200);
  });

  it('does not complete with four documents (STAFF-24)', async () => {
    const id = await addCompleteApplication(world.db, { email, status: 'PendingApproval' });
    await world.db
      .deleteFrom('application_documents')
      .where('application_id', '=', id)
      .where('document', '=', 'contract')
      .execute();
    const answer = await world.changeStatus(id, 'Completed');
    expect([codeOf(answer), answer.body.errors.map(({ field }) => field)]).toEqual([
      'application_incomplete',
      ['contract'],
    ]);
  });

  it('can do nothing with a pre-approved one (STAFF-41)', async () => {
    const id = await addCompleteApplication(world.db, { email, status: 'PreApproved' });
    for (const status of applicationStatuses)
      expect(codeOf(await world.changeStatus(id, status))).toBe('invalid_status_change');
    const applicant = await world.signIn(email);
    expect((await world.changeStatus(id, 'PendingApproval', applicant)).status).toBe(200);
  });

  it('is told who was first and when (STAFF-17)', async () => {
    const id = await addApplication(world.db, { email });
    world.server.clock.set(new Date('2026-03-10T09:05:00Z'));
    expect((await world.changeStatus(id, 'Rejected', world.other)).status).toBe(200);
    world.server.clock.set(testStart);
    const answer = await world.changeStatus(id, 'PreApproved');
    const taken: StatusTaken = { status: 'Rejected', changedAt: '2026-03-10T09:05:00.000Z', changedBy: 'Deniz Işık' };
    expect([answer.status, codeOf(answer), answer.body.payload]).toEqual([409, 'invalid_status_change', taken]);
  });

  it('finds no application that is not there (STAFF-39)', async () => {
    expect((await world.changeStatus(999_999, 'Rejected')).status).toBe(404);
    const id = await addApplication(world.db, { email });
    expect((await world.changeStatus(id, 'Rejected')).status).toBe(200);
  });

  it('leaves one row in the history and one in the log (STAFF-39)', async () => {
    const id = await addApplication(world.db, { email });
    await world.changeStatus(id, 'PendingPreApproval');
    const { history } = await world.detail(id);
    expect(history).toEqual([
      { status: 'NewApplication', at: testStart.toISOString(), by: null },
      { status: 'PendingPreApproval', at: testStart.toISOString(), by: 'İpek Işık' },
    ]);
    const log = world.db.selectFrom('audit_log').select(['action', 'old_values', 'new_values']);
    expect(
      await log.where('entity', '=', 'merchant_application').where('entity_id', '=', String(id)).execute(),
    ).toEqual([
      {
        action: 'application_status_changed',
        old_values: { status: 'NewApplication' },
        new_values: { status: 'PendingPreApproval' },
      },
    ]);
  });
});

import {
  type AccessLogInput,
  type AccessLogRow,
  accessLogEntries,
  type EndUser,
  type EndUserAnswer,
  endUserEntries,
  type Role,
} from '@telve/api';
import { accessLogRow, endUser, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';

export interface EndUserClientOptions {
  /** Members by what their answers are. Default: one with a plan that may be cancelled. */
  members?: readonly EndUserAnswer[];
  /** Default: six rows of three people. */
  log?: readonly AccessLogRow[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A member who cannot be cancelled, with the server's reason. */
export const heldMember = (over: Partial<EndUser> = {}): EndUser =>
  endUser({
    id: 38_804,
    firstName: 'Barış',
    lastName: 'Kılıçaslan',
    imgUpdateCount: 0,
    canUserRemovable: false,
    userRemovableStatusMessage: 'Üyelik 48 saat içinde başladığı için iptal edilemez.',
    ...over,
  });

const mert = { actorId: 2, actorName: 'Mert Karakoç' };

/** Every kind of row: changes, looks, a miss, an applicant, an export, an erased member. */
export const sampleLog: readonly AccessLogRow[] = [
  accessLogRow({ id: 906, at: '2026-11-27T15:34:00Z', action: 'picture_count_reset', requestId: '7f3a-19c2' }),
  accessLogRow({ id: 905, at: '2026-11-27T15:32:00Z', requestId: '7f3a-1a04' }),
  accessLogRow({
    id: 904,
    at: '2026-11-27T13:14:00Z',
    ...mert,
    subjectId: 38_804,
    subjectName: 'Barış Kılıçaslan',
    action: 'subscription_cancelled',
  }),
  accessLogRow({
    id: 903,
    ...mert,
    subject: 'application',
    subjectId: 7,
    subjectName: 'Gökçe Şahinoğlu',
    action: 'document_viewed',
  }),
  accessLogRow({ id: 902, ...mert, subject: 'applications', subjectId: null, subjectName: null, action: 'exported' }),
  accessLogRow({
    id: 901,
    at: '2026-11-26T19:03:00Z',
    ...mert,
    subjectId: 402_170,
    subjectName: null,
    action: 'not_found',
  }),
  accessLogRow({ id: 900, at: '2026-11-20T08:00:00Z', subjectId: 41_000, subjectName: null }),
];

const dayOf = (at: string) => at.slice(0, 10);

const matches = (row: AccessLogRow, input: AccessLogInput) =>
  (!input.search || String(row.subjectId) === input.search) &&
  (input.actorId ?? row.actorId) === row.actorId &&
  (input.action ?? row.action) === row.action &&
  dayOf(row.at) >= (input.startDate ?? '') &&
  dayOf(row.at) <= (input.endDate ?? '9999');

const actorsOf = (log: readonly AccessLogRow[]) =>
  [...new Map(log.map(({ actorId, actorName }) => [actorId, actorName]))].map(([id, name]) => ({ id, name }));

/** A client over members and their log in memory that finds, changes and narrows as the server does. */
export const endUserClient = (options: EndUserClientOptions = {}): FakeClient => {
  const { members = [endUser(), heldMember()], log = sampleLog, roles } = options;
  let stored = members;
  const find = (id: number) => {
    const found = stored.find((member) => member.id === id);
    if (!found) throw refusal('user_not_found', { status: 400 });
    return found;
  };
  const change = (id: number, part: Partial<EndUser>) => {
    find(id);
    stored = stored.map((member) => (member.id === id ? { ...member, ...part } : member));
    return true as const;
  };
  return fakeClient(
    [
      stub(endUserEntries.check, ({ id }) => change(id, {})),
      stub(endUserEntries.detail, ({ id }) => find(id)),
      stub(endUserEntries.resetImgUpdateCount, ({ id }) => change(id, { imgUpdateCount: 0 })),
      stub(endUserEntries.removeSubscription, ({ id }) =>
        change(id, { hasSubscriptionPlan: false, canUserRemovable: false, membershipStatus: 'Cancelled' }),
      ),
      stub(accessLogEntries.list, (input) => {
        const found = log.filter((row) => matches(row, input));
        const { page: number = 1, size = 10 } = input;
        const rows = found.slice((number - 1) * size, number * size);
        return { ...page(rows, { totalCount: found.length, size }), actors: actorsOf(log) };
      }),
      stub(accessLogEntries.exportRows, { blob: new Blob(['x']), fileName: 'erisim-kaydi_28-11-2026.xlsx' }),
    ],
    { identity: '1', ...(roles && { roles }) },
  );
};

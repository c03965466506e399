import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEntries, type Entry, encode, isUnsafe, type Role, roles } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/types/index';
import { accessesByCall } from '../testing/accessLog';
import { applicationInputs } from '../testing/applicationInputs';
import { authorizationTable as known, type Principal, principals } from '../testing/authorizationTable';
import { campaignInputs } from '../testing/campaignInputs';
import { catalogueInputs } from '../testing/catalogueInputs';
import { contentInputs } from '../testing/contentInputs';
import { addAccount, addCompany, addMerchantUser, addVenue, fixturePassword } from '../testing/fixtures';
import { memberInputs } from '../testing/members';
import { type Answer, startTestServer, type TestServer } from '../testing/server';
import { venueInputs } from '../testing/venueInputs';

/** Statuses of the table's words: a call in scope, or of the own record, succeeds here with what is the caller's own. */
const statusOf: Record<string, number> = {
  yes: 200,
  scope: 200,
  'scope and fields': 200,
  own: 200,
  'sign-in': 401,
  no: 403,
};

let server: TestServer;
let dataDir: string;
let companyId: number;
let venueId: number;
const venueCode = 'TLV-7001';
let count = 0;
let minutes = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'telve-authorization-'));
  server = await startTestServer({ config: { limitsOff: true, dataDir } });
  companyId = await addCompany(server.db, 'Çınar Kahve');
  venueId = await addVenue(server.db, { name: 'Kadıköy', companyId, code: venueCode });
  await addMerchantUser(server.db, { email: 'barista@telve.example' });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const emailOf = (role: Role) => `${role.toLowerCase()}${count}@telve.example`;

/** A fresh account for each call, because some calls end the session or the password. */
const signIn = async (role: Role) => {
  count += 1;
  await addAccount(server.db, {
    email: emailOf(role),
    role,
    ...(role.startsWith('Panel') && role !== 'PanelUser' && { companyId }),
  });
  return server.signIn(emailOf(role));
};

const inputOf = async (entry: Entry, token: string | undefined): Promise<Record<string, unknown>> => {
  count += 1;
  const someone = `someone${count}@telve.example`;
  const inputs: Record<string, () => Promise<Record<string, unknown>> | Record<string, unknown>> = {
    'auth.login': async () => {
      await addAccount(server.db, { email: someone, role: 'PanelReportUser' });
      return { email: someone, password: fixturePassword, etkContract: true };
    },
    'auth.refreshToken': async () => ({ refreshToken: (await signIn('PanelUser')).refreshToken }),
    'auth.forgotPassword': async () => {
      await addAccount(server.db, { email: someone, role: 'PanelUser' });
      return { email: someone };
    },
    'auth.newPassword': async () => {
      await addAccount(server.db, { email: someone, role: 'PanelUser' });
      return { email: someone };
    },
    'auth.merchantForgotPassword': () => ({ email: 'barista@telve.example' }),
    'auth.changePassword': () => ({ currentPassword: fixturePassword, newPassword: 'uzun ve yepyeni bir parola' }),
    'auth.endSession': async () => {
      const { body } = await server.send<{ id: string }[]>('GET', '/api/panel/auth/sessions', { token });
      return { id: body.payload?.[0]?.id ?? '00000000-0000-4000-8000-000000000000' };
    },
    'lookups.enum': () => ({ name: 'SegmentType' }),
    'lookups.districts': () => ({ cityId: 34 }),
    'panelUsers.detail': () => ({ id: ownId(token) }),
    'panelUsers.venues': () => ({ id: ownId(token) }),
    'panelUsers.create': () => ({ ...colleague(), email: someone }),
    'panelUsers.update': async () => ({ ...colleague(), id: await addColleague(someone) }),
    'panelUsers.updateActive': async () => ({ id: await addColleague(someone), active: false }),
    'panelUsers.sessions': async () => ({ id: await addColleague(someone) }),
    'panelUsers.endSessions': async () => ({ id: await addColleague(someone) }),
    'panelUsers.endSession': async () => {
      const id = await addColleague(someone);
      return { id, sessionId: sessionIdOf((await server.signIn(someone)).accessToken) };
    },
    'merchantUsers.detail': async () => ({ id: await addBarista(someone) }),
    'merchantUsers.create': () => ({ email: someone, role: 'ReaderUser', companyId, venueId }),
    'merchantUsers.update': async () => ({ ...baristaFields(), id: await addBarista(someone) }),
    'merchantUsers.legacyUpdate': async () => ({ ...baristaFields(), id: await addBarista(someone) }),
    'merchantUsers.updateActive': async () => ({ id: await addBarista(someone), active: false }),
    'activity.list': () => ({ subject: 'venue', id: venueId }),
    ...applicationInputs(server, token === undefined ? undefined : ownId(token)),
    ...catalogueInputs(server),
    ...campaignInputs(server),
    ...contentInputs(server),
    ...memberInputs(server),
    ...venueInputs({ venueId, companyId, code: venueCode }),
    'reports.widgetToken': () => ({ companyId }),
    'venues.updateStatus': () => ({ venueId, status: true }),
    'timePeriods.detail': async () => ({ id: (await addTimePeriod()).id }),
    'timePeriods.create': () => ({ timePeriod: nextMinutes(), active: true }),
    'timePeriods.update': async () => ({ ...(await addTimePeriod()), active: false }),
  };
  return (await inputs[entry.id]?.()) ?? {};
};

const claimsOf = (token: string): { id: number; sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const ownId = (token: string | undefined): number => (token === undefined ? 1 : claimsOf(token).id);
const sessionIdOf = (token: string): string => claimsOf(token).sid;

const addColleague = (email: string) => addAccount(server.db, { email, role: 'PanelReportUser', companyId });
const colleague = () => ({
  firstName: 'Ece',
  lastName: 'Ok',
  role: 'PanelReportUser',
  companyId,
  venueId: 0,
  allVenue: true,
  active: true,
});

const addBarista = (email: string) => addMerchantUser(server.db, { email, companyId, venueId });
const baristaFields = () => ({ role: 'ReaderUserVenueOwner', companyId, venueId, active: true });

const nextMinutes = (): number => {
  minutes += 1;
  return minutes;
};

const addTimePeriod = () =>
  server.db
    .insertInto('time_periods')
    .values({ minutes: nextMinutes() })
    .returning(['id', 'minutes as timePeriod'])
    .executeTakeFirstOrThrow();

const ask = async (entry: Entry, principal: Principal): Promise<Answer> => {
  const token = principal === 'anonymous' ? undefined : (await signIn(principal)).accessToken;
  const { path, query, body } = encode(entry, await inputOf(entry, token));
  return server.send(entry.method, `${path}${query}`, {
    token,
    ...(body instanceof FormData ? { raw: body } : { body }),
  });
};

describe('the authorisation table', () => {
  it('names every call of the contract (GEN-17)', () => {
    expect(allEntries.filter((entry) => !known.some((each) => each.entry === entry)).map(({ id }) => id)).toEqual([]);
  });

  it.each(known)('says what $row.method $row.call answers to each of the five (GEN-17)', async ({ row, entry }) => {
    const expected = principals.map((principal) => [principal, statusOf[row.answers[principal]]]);
    const answered: [Principal, number][] = [];
    for (const principal of principals) answered.push([principal, (await ask(entry, principal)).status]);
    expect(answered).toEqual(expected);
  });

  it.each(known)('agrees with the contract about $row.method $row.call (GEN-17)', ({ row, entry }) => {
    const allowed = principals.filter((principal) => statusOf[row.answers[principal]] === 200);
    if (entry.access === 'public') expect(allowed).toEqual(principals);
    else
      expect(allowed).toEqual(
        entry.access === 'session' ? roles : roles.filter((role) => entry.access.includes(role as never)),
      );
  });
});

describe('an address in disguise', () => {
  const admin = known.filter(({ entry }) => Array.isArray(entry.access) && entry.access.length === 1);
  const disguises: [string, (path: string) => string][] = [
    ['doubled slashes', (path) => `/${path}`],
    ['upper case', (path) => path.toUpperCase()],
    ['capital letters in the API part', (path) => path.replace('/api/', '/API/')],
    ['encoded dots', (path) => path.replace('/panel/', '/panel/x/%2e%2e/')],
    ['dots', (path) => path.replace('/panel/', '/public/../panel/')],
    ['a slash at the end', (path) => `${path}/`],
    ['a semicolon', (path) => `${path};x`],
    ['an encoded slash', (path) => path.replace('/panel/', '/panel%2f')],
  ];
  it.each(disguises)('with %s is never answered (GEN-17)', async (_what, disguise) => {
    const { accessToken: token } = await signIn('PanelReportUser');
    for (const { entry } of admin) {
      const { path } = encode(entry, await inputOf(entry, token));
      const { status } = await server.send(entry.method, disguise(path), { token });
      expect([401, 403, 404, 405]).toContain(status);
    }
  });

  it('does not take another method by header or by HEAD (GEN-17)', async () => {
    const { accessToken: token } = await signIn('PanelReportUser');
    const override = {
      'x-http-method-override': 'GET',
      'x-method-override': 'GET',
      'x-original-url': '/api/public/city',
    };
    for (const { entry } of admin) {
      const { path, body } = encode(entry, await inputOf(entry, token));
      expect((await server.send(entry.method, path, { token, body, headers: override })).status).toBe(403);
      expect((await server.send('HEAD', path, { token })).status).toBe(404);
    }
  });
});

describe('a GET', () => {
  /** What a read may write: who asked for it, and how often. */
  const kept = new Set(['access_log', 'limit_counters', 'limit_members']);

  const watchedReads = ['endUsers.detail', 'applications.detail', 'applications.byEmail', 'applications.exportList'];

  it('changes no row but those of the access log, of which a read of a person’s data adds one (GEN-17, SUP-17)', async () => {
    const { accessToken: token } = await signIn('PanelUser');
    const tables = (await server.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !kept.has(name));
    const dump = async () => {
      const rows = await Promise.all(
        tables.map((name) =>
          server.db
            .selectFrom(name as keyof Database)
            .selectAll()
            .execute(),
        ),
      );
      return tables.map((name, at) => [name, rows[at]?.map((row) => JSON.stringify(row)).sort()]);
    };
    const reads = allEntries.filter((entry) => !isUnsafe(entry));
    const inputs = await Promise.all(reads.map((entry) => inputOf(entry, token)));
    const before = await dump();
    const logged = await accessesByCall(server.db);
    for (const [index, entry] of [...reads.entries(), ...reads.entries()]) {
      const { path, query } = encode(entry, inputs[index] ?? {});
      expect((await server.send('GET', `${path}${query}`, { token })).status).toBe(200);
    }
    expect(await dump()).toEqual(before);
    const added = watchedReads.map((call) => [call, (logged[call] ?? 0) + 2]);
    expect(await accessesByCall(server.db)).toEqual({ ...logged, ...Object.fromEntries(added) });
  });
});

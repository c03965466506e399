import {
  authEntries,
  lookupEntries,
  type PanelUserRow,
  panelUserEntries,
  type Role,
  type SessionRow,
  type UpdatePanelUserInput,
} from '@telve/api';
import { foldTr } from '@telve/locale';
import { conflictWith, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';
import { panelUserRow, sampleCompanies, samplePanelUsers, sampleSessions, sampleVenueNames } from './panelUsers';

export interface PanelUserClientOptions {
  /** Default: seven, of every role. */
  users?: readonly PanelUserRow[];
  /** Sessions of whoever is asked for. Default: two. */
  sessions?: readonly SessionRow[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
  /** Id of the signed-in user. Default: the first of the sample. */
  identity?: string;
}

type Placed = Pick<UpdatePanelUserInput, 'role' | 'companyId' | 'venueId' | 'allVenue'>;

const nameOf = (choices: readonly { id: number; name: string }[] = [], id: number | null) =>
  choices.find((choice) => choice.id === id)?.name ?? null;

/** Company and venue as the server stores them: none for roles without a company, 0 and all venues kept equal (D-28). */
const placed = ({ role, ...scope }: Placed) => {
  const hasCompany = role === 'PanelVenueUser' || role === 'PanelReportUser';
  const companyId = hasCompany ? scope.companyId : null;
  const allVenue = !hasCompany || scope.allVenue || scope.venueId === 0;
  const venueId = allVenue ? 0 : scope.venueId;
  const venueName = nameOf(sampleVenueNames[companyId ?? 0], venueId);
  if (!allVenue && venueName === null) throw refusal('venue_not_found', { status: 404 });
  return { role, companyId, companyName: nameOf(sampleCompanies, companyId), venueId, venueName, allVenue };
};

/** A client over panel users in memory that searches, pages, refuses and counts versions as the server does. */
export const panelUserClient = (options: PanelUserClientOptions = {}): FakeClient => {
  const { identity = '1', roles } = options;
  let stored = options.users ?? samplePanelUsers;
  let sessions = options.sessions ?? sampleSessions();

  const find = (id: number): PanelUserRow => {
    const found = stored.find((user) => user.id === id);
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  const refuseLoss = (before: PanelUserRow, { role = before.role, active }: { role?: Role; active: boolean }) => {
    const isOwn = String(before.id) === identity;
    if (isOwn && !active) throw refusal('cannot_deactivate_self', { status: 409 });
    if (isOwn && role !== before.role) throw refusal('cannot_change_own_role', { status: 409 });
    const wasAdmin = before.role === 'PanelUser' && before.active;
    const others = stored.filter((user) => user.id !== before.id && user.role === 'PanelUser' && user.active);
    if (wasAdmin && (!active || role !== 'PanelUser') && others.length === 0) {
      throw refusal('last_active_admin', { status: 409 });
    }
  };
  const save = (id: number, part: Partial<PanelUserRow>) => {
    stored = stored.map((user) => (user.id === id ? { ...user, ...part, version: user.version + 1 } : user));
    return true as const;
  };

  return fakeClient(
    [
      stub(panelUserEntries.list, ({ page: number = 1, size = 10, search = '' }) => {
        const texts = (user: PanelUserRow) => foldTr(`${user.firstName} ${user.lastName} ${user.email}`);
        const found = stored.filter((user) => texts(user).includes(foldTr(search)));
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(panelUserEntries.detail, ({ id }) => find(id)),
      stub(panelUserEntries.create, ({ firstName, lastName, email, active, ...scope }) => {
        if (stored.some((user) => user.email === email)) throw refusal('panel_user_already_exist', { status: 409 });
        const id = Math.max(0, ...stored.map((user) => user.id)) + 1;
        const made = panelUserRow({ id, firstName, lastName, email, active, ...placed(scope) });
        stored = [made, ...stored];
        return made;
      }),
      stub(panelUserEntries.update, ({ id, version, firstName, lastName, active, ...scope }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        refuseLoss(before, { role: scope.role, active });
        return save(id, { firstName, lastName, active, ...placed(scope) });
      }),
      stub(panelUserEntries.updateActive, ({ id, active }) => {
        refuseLoss(find(id), { active });
        return save(id, { active });
      }),
      stub(panelUserEntries.sessions, () => [...sessions]),
      stub(panelUserEntries.endSession, ({ sessionId }) => {
        sessions = sessions.filter((session) => session.id !== sessionId);
        return true;
      }),
      stub(panelUserEntries.endSessions, () => {
        sessions = sessions.filter((session) => session.current);
        return true;
      }),
      stub(authEntries.newPassword, ({ email }) => {
        if (!stored.some((user) => user.email === email)) throw refusal('user_not_found');
        return true;
      }),
      stub(lookupEntries.merchantCompanies, sampleCompanies),
      stub(lookupEntries.venueNames, ({ companyId = 0 }) => sampleVenueNames[companyId] ?? []),
    ],
    { identity, roles },
  );
};

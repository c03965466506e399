import {
  authEntries,
  lookupEntries,
  type MerchantUserListInput,
  type MerchantUserRow,
  merchantUserEntries,
  type PanelUserRow,
  panelUserEntries,
} from '@telve/api';
import { foldTr } from '@telve/locale';
import { conflictWith, type FakeClient, fakeClient, page, refusal, stub } from '@telve/testing';
import { merchantUserRow, sampleMerchantUsers } from './merchantUsers';
import { sampleCompanies, sampleVenueNames } from './panelUsers';

export interface MerchantUserClientOptions {
  /** Default: four, in every state. */
  users?: readonly MerchantUserRow[];
  /** Account of a PanelVenueUser who is signed in; left out, a PanelUser is. */
  own?: PanelUserRow;
}

const nameOf = (choices: readonly { id: number; name: string }[] = [], id: number) =>
  choices.find((choice) => choice.id === id)?.name ?? null;

const placed = ({ companyId, venueId }: { companyId: number; venueId: number }) => {
  const company = nameOf(sampleCompanies, companyId);
  const department = nameOf(sampleVenueNames[companyId], venueId);
  if (company === null) throw refusal('company_not_found', { status: 404 });
  if (department === null) throw refusal('venue_not_found', { status: 404 });
  return { companyId, venueId, company, department };
};

const matches = (user: MerchantUserRow, { search = '', ...filters }: MerchantUserListInput) => {
  const day = user.createdAt.slice(0, 10);
  return (
    foldTr(user.email).includes(foldTr(search)) &&
    day >= (filters.startDate ?? day) &&
    day <= (filters.endDate ?? day) &&
    (user.waitingApproval || filters.onlyWaitingApproval !== true)
  );
};

/** A client over merchant-app users in memory that searches, filters, refuses and counts versions as the server does. */
export const merchantUserClient = ({
  users = sampleMerchantUsers,
  own,
}: MerchantUserClientOptions = {}): FakeClient => {
  let stored = users;
  const inScope = (user: MerchantUserRow) => own === undefined || user.companyId === own.companyId;
  const find = (id: number): MerchantUserRow => {
    const found = stored.find((user) => user.id === id && inScope(user));
    if (!found) throw refusal('not_found', { status: 404 });
    return found;
  };
  const save = (id: number, part: Partial<MerchantUserRow>) => {
    stored = stored.map((user) => (user.id === id ? { ...user, ...part, version: user.version + 1 } : user));
    return true as const;
  };
  const venues = (companyId = 0) => sampleVenueNames[companyId] ?? [];

  return fakeClient(
    [
      stub(merchantUserEntries.list, (input) => {
        const { page: number = 1, size = 10 } = input;
        const found = stored.filter((user) => inScope(user) && matches(user, input));
        return page(found.slice((number - 1) * size, number * size), { totalCount: found.length, size });
      }),
      stub(merchantUserEntries.detail, ({ id }) => find(id)),
      stub(merchantUserEntries.create, ({ email, role, ...place }) => {
        const code = 'reader_user_already_registered';
        if (stored.some((user) => user.email === email)) {
          throw refusal(code, { status: 409, fields: [{ field: 'email', code }] });
        }
        const made = merchantUserRow({ id: stored.length + 1, email, role, ...placed(place) });
        stored = [made, ...stored];
        return made;
      }),
      stub(merchantUserEntries.update, ({ id, version, role, active, ...place }) => {
        const before = find(id);
        if (version !== undefined && version !== before.version) throw conflictWith(before);
        return save(id, { role, active, ...placed(place), waitingApproval: false });
      }),
      stub(merchantUserEntries.updateActive, ({ id, active }) => {
        if (find(id).companyId === null) throw refusal('reader_user_without_company', { status: 409 });
        return save(id, { active });
      }),
      stub(authEntries.merchantForgotPassword, ({ email }) => {
        if (stored.find((user) => user.email === email)?.waitingApproval) {
          throw refusal('reader_user_is_pending_approval', { status: 409 });
        }
        return true;
      }),
      stub(lookupEntries.merchantCompanies, sampleCompanies),
      stub(lookupEntries.venueNames, ({ companyId }) => venues(companyId)),
      ...(own
        ? [stub(panelUserEntries.detail, own), stub(panelUserEntries.venues, () => venues(own.companyId ?? 0))]
        : []),
    ],
    own ? { identity: String(own.id), roles: ['PanelVenueUser'] } : { identity: '1' },
  );
};

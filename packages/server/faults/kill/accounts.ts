import { randomUUID } from 'node:crypto';
import { type MerchantUserRow, merchantUserEntries, type PanelUserRow, panelUserEntries } from '@telve/api';
import { hosts } from './acknowledged';
import { change, make, type Round } from './round';

const newEmail = (): string => `${randomUUID()}@${hosts.made}`;

/** Makes an account of the panel and changes it a few times, again and again. */
export const writePanelUsers = async (round: Round): Promise<never> => {
  for (;;) {
    const fields = { firstName: 'Ümit', lastName: 'Işık', companyId: null, venueId: 0, allVenue: true, active: true };
    const input = { ...fields, email: newEmail(), role: 'PanelUser' };
    const { id } = await make<PanelUserRow>(round, 'panel_user', panelUserEntries.create, input);
    for (let version = 1; version <= 4; version += 2) {
      await change(round, 'panel_user', panelUserEntries.updateActive, { id, active: false });
      const changed = { ...fields, id, role: 'PanelUser', lastName: `Işık ${version}`, version: version + 1 };
      await change(round, 'panel_user', panelUserEntries.update, changed);
    }
  }
};

/** The same for the merchant app, at the place of an account that is there already. */
export const writeMerchantUsers = async (
  round: Round,
  { companyId, venueId }: { companyId: number; venueId: number },
): Promise<never> => {
  for (;;) {
    const place = { companyId, venueId };
    const input = { ...place, email: newEmail(), role: 'ReaderUser' };
    const { id } = await make<MerchantUserRow>(round, 'merchant_app_user', merchantUserEntries.create, input);
    for (let version = 1; version <= 4; version += 2) {
      await change(round, 'merchant_app_user', merchantUserEntries.updateActive, { id, active: false });
      const role = version === 1 ? 'ReaderUserVenueOwner' : 'ReaderUser';
      const changed = { ...place, id, role, active: true, version: version + 1 };
      await change(round, 'merchant_app_user', merchantUserEntries.update, changed);
    }
  }
};

import { type PanelUserRow, panelUserEntries } from '@telve/api';
import { DetailPage, useIdentity, useQuery } from '@telve/kit';
import type { ReactNode } from 'react';
import { useSeesAll } from './useSeesAll';

/**
 * Reads the own account by the id of the token (MU-24), whose company and venue then count. Null for those who choose company
 * and venue themselves (MU-25); for them no call is made.
 */
export function OwnAccount({ children }: { children: (own: PanelUserRow | null) => ReactNode }) {
  const seesAll = useSeesAll();
  const identity = useIdentity();
  const query = useQuery(panelUserEntries.detail, seesAll ? null : { id: Number(identity) }, { fresh: true });
  return seesAll ? children(null) : <DetailPage query={query}>{children}</DetailPage>;
}

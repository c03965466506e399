'use client';
import { merchantUserEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, useQuery } from '@telve/kit';
import { Page } from '@telve/ui';
import { OwnAccount } from './data/OwnAccount';
import { EditForm } from './edit/EditForm';

export interface MerchantUserEditPageProps {
  id: number;
}

/**
 * Edits a merchant-app user (MU-03) and ends its waiting (D-31). Asks the server anew, so that no old record is edited; a save
 * over a newer version opens the comparison (D-91). Needs a TelveProvider; for PanelUser and PanelVenueUser (MU-04).
 */
export function MerchantUserEditPage({ id }: MerchantUserEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={merchantUserEntries.update} fallback={<Forbidden />}>
        <StoredUser id={id} />
      </Can>
    </Page>
  );
}

function StoredUser({ id }: MerchantUserEditPageProps) {
  const query = useQuery(merchantUserEntries.detail, { id }, { fresh: true });
  return (
    <DetailPage query={query}>
      {(user) => <OwnAccount>{(own) => <EditForm key={user.id} user={user} own={own} />}</OwnAccount>}
    </DetailPage>
  );
}

'use client';
import { type PanelUserRow, panelUserEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, useQuery, useTexts } from '@telve/kit';
import { Badge, Page, PageHead } from '@telve/ui';
import { EditForm } from './edit/EditForm';
import { fullName } from './names';
import { panelUserTexts } from './texts';

export interface PanelUserEditPageProps {
  id: number;
}

/**
 * Edits a panel user, resets the password, ends sessions (PU-03, D-25, D-28). Asks the server anew, so that no old record is
 * edited; a save over a newer version opens the comparison. Needs a TelveProvider; for PanelUser (PU-05).
 */
export function PanelUserEditPage({ id }: PanelUserEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={panelUserEntries.update} fallback={<Forbidden />}>
        <StoredPanelUser id={id} />
      </Can>
    </Page>
  );
}

function StoredPanelUser({ id }: PanelUserEditPageProps) {
  const query = useQuery(panelUserEntries.detail, { id }, { fresh: true });
  return (
    <DetailPage query={query}>
      {(user) => (
        <>
          <Head user={user} />
          <EditForm key={user.id} user={user} />
        </>
      )}
    </DetailPage>
  );
}

function Head({ user }: { user: PanelUserRow }) {
  const { roles, status } = useTexts(panelUserTexts);
  return (
    <PageHead
      title={fullName(user)}
      status={<Badge tone={user.active ? 'success' : 'neutral'}>{user.active ? status.active : status.passive}</Badge>}
      identity={[roles[user.role], user.companyName].filter(Boolean).join(' · ')}
    />
  );
}

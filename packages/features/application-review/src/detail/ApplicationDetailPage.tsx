'use client';
import { applicationEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, PageNotFound, useQuery } from '@telve/kit';
import { Page } from '@telve/ui';
import { ApplicationDetail } from './ApplicationDetail';

export interface ApplicationDetailPageProps {
  id: number;
}

/**
 * One merchant application: both tabs, what its status allows, documents side by side (STAFF-02, STAFF-12). Asks the server
 * anew, so that no old record is decided on. Needs a TelveProvider; for PanelUser, others see that they may not (STAFF-03).
 */
export function ApplicationDetailPage({ id }: ApplicationDetailPageProps) {
  return (
    <Page>
      <Can entry={applicationEntries.detail} fallback={<Forbidden />}>
        <StoredApplication id={id} />
      </Can>
    </Page>
  );
}

function StoredApplication({ id }: ApplicationDetailPageProps) {
  const query = useQuery(applicationEntries.detail, { id }, { fresh: true });
  // An address that can be no record's number is refused before anything is looked for.
  if (query.error?.code === 'validation_failed') return <PageNotFound />;
  return (
    <DetailPage query={query}>
      {(application) => <ApplicationDetail key={application.id} application={application} reload={query.reload} />}
    </DetailPage>
  );
}

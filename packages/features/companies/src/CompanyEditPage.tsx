'use client';
import { companyEntries } from '@telve/api';
import { Can, DetailPage, Forbidden, useQuery } from '@telve/kit';
import { Page } from '@telve/ui';
import { EditForm } from './form/EditForm';

export interface CompanyEditPageProps {
  id: number;
}

/**
 * Edits a company (COMP-03). Asks the server anew, so that no old record is edited; a save over a newer version opens the
 * comparison (D-91). Needs a TelveProvider; for PanelUser (COMP-04).
 */
export function CompanyEditPage({ id }: CompanyEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={companyEntries.update} fallback={<Forbidden />}>
        <StoredCompany id={id} />
      </Can>
    </Page>
  );
}

function StoredCompany({ id }: CompanyEditPageProps) {
  const query = useQuery(companyEntries.detail, { id }, { fresh: true });
  return <DetailPage query={query}>{(company) => <EditForm key={company.id} company={company} />}</DetailPage>;
}

import { type CompanyRow, companyClosed } from '@telve/api';
import { useTarget } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { CellActions, CellBadge, CellLink, CellMain, CellRow, CellText, PencilIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import { type CompanyWords, wordOf } from '../data/useCompanyWords';
import type { CompanyTexts } from '../texts';

interface CellProps {
  company: CompanyRow;
  texts: CompanyTexts;
}

/** Name and segment; the name leads to the form, where the host has it. */
export function CompanyCell({ company, words }: { company: CompanyRow; words: CompanyWords }) {
  const to = useTarget({ target: 'companies.edit', params: { id: company.id } });
  return (
    <CellMain
      name={company.companyName}
      sub={wordOf(words.segments, company.companySegment)}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** How many venues it has; leads to those, where the host has their list. */
export function VenueCountCell({ company: { id, companyName, venueCount }, texts }: CellProps) {
  const to = useTarget({ target: 'venues.list', search: { companyId: id } });
  const count = formatNumber(venueCount);
  if (!to || venueCount === 0) return <>{count}</>;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: an address comes with the other props and makes it a link
    <a {...to} aria-label={texts.venuesLabel(companyName, count)}>
      {count}
    </a>
  );
}

/** Open or closed, and why (COMP-30, COMP-31). */
export function StatusCell({ company, words }: { company: CompanyRow; words: CompanyWords }) {
  const { companyStatus, companyStatusReasonType } = company;
  const isClosed = companyStatus === companyClosed;
  return (
    <CellRow>
      <CellBadge tone={isClosed ? 'danger' : 'success'}>{wordOf(words.statuses, String(companyStatus))}</CellBadge>
      {isClosed && companyStatusReasonType !== '' && (
        <CellText look="small">{wordOf(words.reasons, companyStatusReasonType)}</CellText>
      )}
    </CellRow>
  );
}

export function EditCell({ company: { id, companyName }, texts }: CellProps) {
  const to = useTarget({ target: 'companies.edit', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.editLabel(companyName)} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}

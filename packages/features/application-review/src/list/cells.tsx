import type { ApplicationRow } from '@telve/api';
import { StatusBadge } from '@telve/application-fields';
import { useTarget } from '@telve/kit';
import { CellActions, CellBadge, CellLink, CellMain, CellRow, ChevronRightIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import type { ApplicationReviewTexts } from '../texts';

interface CellProps {
  row: ApplicationRow;
  texts: ApplicationReviewTexts;
}

const useDetail = ({ id }: ApplicationRow) => useTarget({ target: 'applications.detail', params: { id } });

/** Store and number, leading to the application (STAFF-02). */
export function ApplicationCell({ row, texts }: CellProps) {
  const to = useDetail(row);
  return (
    <CellMain
      name={row.storeName}
      sub={texts.number(row.id)}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** The status, and whether documents were sent back (STAFF-15). */
export function StatusCell({ row, texts }: CellProps) {
  return (
    <CellRow>
      <StatusBadge status={row.status} />
      {row.documentsWanted && <CellBadge tone="warning">{texts.table.wanted}</CellBadge>}
    </CellRow>
  );
}

/** The arrow at the end of the row. */
export function OpenCell({ row, texts }: CellProps) {
  const to = useDetail(row);
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.table.open(row.storeName)} icon={<ChevronRightIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}

import type { AccessLogRow } from '@telve/api';
import { formatDateTime } from '@telve/locale';
import { CellText, type Column } from '@telve/ui';
import { styled } from 'styled-components';
import { ActionCell, ActorCell, SubjectCell } from './cells';
import type { AccessLogTexts } from './texts';

/**
 * Columns of the access log, the newest first. Memoise the array: a new one renders every row.
 * @param identity of the signed-in person, whose rows stand out
 */
export const accessLogColumns = (texts: AccessLogTexts, identity: string | null): readonly Column<AccessLogRow>[] => [
  {
    id: 'at',
    header: texts.columns.at,
    sorted: 'descending',
    cell: ({ at }) => <Instant dateTime={at}>{formatDateTime(at)}</Instant>,
  },
  {
    id: 'actor',
    header: texts.columns.actor,
    role: 'identity',
    cell: (row) => <ActorCell row={row} identity={identity} />,
  },
  { id: 'subject', header: texts.columns.subject, cell: (row) => <SubjectCell row={row} texts={texts} /> },
  { id: 'action', header: texts.columns.action, cell: (row) => <ActionCell row={row} texts={texts} /> },
  {
    id: 'requestId',
    header: texts.columns.requestId,
    hideBelow: 'lg',
    card: 'wide',
    cell: ({ requestId }) => (
      <CellText look="faint">
        <Wrapped>{requestId}</Wrapped>
      </CellText>
    ),
  },
];

/** Day and time on one line. */
const Instant = styled.time`
  white-space: nowrap;
`;

/** As long as it may be, it makes no table wider than its place. */
const Wrapped = styled.span`
  display: block;
  min-width: 13ch;
  overflow-wrap: anywhere;
`;

import { type ApplicationRow, applicationDocuments } from '@telve/api';
import { formatDate, formatPhone } from '@telve/locale';
import { CellMain, CellText, type Column } from '@telve/ui';
import type { ApplicationReviewTexts } from '../texts';
import { ApplicationCell, OpenCell, StatusCell } from './cells';

/** Columns of the applications (D-29). Memoise the array: a new one renders every row. */
export const applicationColumns = (texts: ApplicationReviewTexts): readonly Column<ApplicationRow>[] => {
  const { columns, documents, noDocuments } = texts.table;
  return [
    {
      id: 'application',
      header: columns.application,
      role: 'identity',
      cell: (row) => <ApplicationCell row={row} texts={texts} />,
    },
    { id: 'person', header: columns.person, cell: ({ authorizedPerson }) => authorizedPerson },
    {
      id: 'contact',
      header: columns.contact,
      card: 'wide',
      cell: ({ email, phoneNumber }) => <CellMain name={email} sub={formatPhone(phoneNumber)} />,
    },
    { id: 'date', header: columns.date, cell: ({ creationDate }) => formatDate(creationDate) },
    {
      id: 'documents',
      header: columns.documents,
      cell: ({ documentCount }) =>
        documentCount === 0 ? (
          <CellText look="faint">{noDocuments}</CellText>
        ) : (
          documents(documentCount, applicationDocuments.length)
        ),
    },
    { id: 'status', header: columns.status, card: 'wide', cell: (row) => <StatusCell row={row} texts={texts} /> },
    { id: 'actions', header: columns.actions, role: 'actions', cell: (row) => <OpenCell row={row} texts={texts} /> },
  ];
};

import type { PanelUserRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellBadge, CellRow, CellTag, CellText, type Column, SwitchCell } from '@telve/ui';
import { isOwn } from '../names';
import type { PanelUserTexts } from '../texts';
import { RowActions, UserCell } from './cells';
import { companyWords, type PlaceWords, venueWords } from './place';

export interface PanelUserColumnOptions {
  texts: PanelUserTexts;
  /** Id of the signed-in user. */
  identity: string | null;
  /** The switch of a row; left out for those who may not switch: the badge says the state (PU-10, D-91). */
  switchOf?: (user: PanelUserRow) => RowSwitchProps;
  /** Edit form and history may be opened (PU-09, PU-10). */
  canEdit: boolean;
}

const place = ({ words, isFaint }: PlaceWords) => (isFaint ? <CellText look="faint">{words}</CellText> : words);

/** Columns of the panel users (D-29). Memoise the array: a new one renders every row. */
export const panelUserColumns = ({
  texts,
  identity,
  switchOf,
  canEdit,
}: PanelUserColumnOptions): readonly Column<PanelUserRow>[] => [
  {
    id: 'user',
    header: texts.columns.user,
    role: 'identity',
    cell: (user) => <UserCell user={user} you={isOwn(user, identity) ? texts.you : undefined} isLink={canEdit} />,
  },
  {
    id: 'role',
    header: texts.columns.role,
    cell: ({ role }) => <CellTag variant={role === 'PanelUser' ? 'strong' : 'plain'}>{texts.roles[role]}</CellTag>,
  },
  {
    id: 'company',
    header: texts.columns.company,
    card: 'wide',
    cell: (user) => place(companyWords(user, texts)),
  },
  { id: 'venue', header: texts.columns.venue, cell: (user) => place(venueWords(user, texts)) },
  {
    id: 'active',
    header: texts.columns.active,
    role: 'switch',
    cell: (user) =>
      switchOf ? (
        <ActiveCell
          {...switchOf(user)}
          reason={isOwn(user, identity) ? texts.errors.cannot_deactivate_self : undefined}
        />
      ) : (
        <CellBadge tone={user.active ? 'success' : 'neutral'}>
          {user.active ? texts.status.active : texts.status.passive}
        </CellBadge>
      ),
  },
  ...(canEdit
    ? [
        {
          id: 'actions',
          header: texts.columns.actions,
          role: 'actions',
          cell: (user) => <RowActions user={user} texts={texts} />,
        } satisfies Column<PanelUserRow>,
      ]
    : []),
];

/** The switch; on the own row it cannot be pressed, and the reason stands beside it (PU-21). */
function ActiveCell({ reason, ...props }: RowSwitchProps & { reason: string | undefined }) {
  if (reason === undefined) return <SwitchCell {...props} />;
  return (
    <CellRow>
      <SwitchCell {...props} disabledReason={reason} />
      <span aria-hidden="true">
        <CellText look="small">{reason}</CellText>
      </span>
    </CellRow>
  );
}

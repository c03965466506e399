import type { PanelUserRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { Avatar, CellActions, CellLink, CellMain, CellTag, HistoryIcon, PencilIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import { fullName } from '../names';
import type { PanelUserTexts } from '../texts';

export interface UserCellProps {
  user: PanelUserRow;
  /** The tag of the own row. */
  you: string | undefined;
  /** The name leads to the edit form. */
  isLink: boolean;
}

/** Initials, name and e-mail of a user. */
export function UserCell({ user, you, isLink }: UserCellProps) {
  const to = useTarget({ target: 'panelUsers.edit', params: { id: user.id } });
  const link = isLink && to ? to : undefined;
  const name = fullName(user);
  return (
    <CellMain
      media={<Avatar name={name} tone={user.role === 'PanelUser' ? 'accent' : 'neutral'} />}
      name={
        you === undefined ? (
          name
        ) : (
          <>
            {name} <CellTag>{you}</CellTag>
          </>
        )
      }
      sub={user.email}
      href={link?.href}
      // With an address the name is an anchor.
      onClick={link && ((event) => link.onClick(event as MouseEvent<HTMLAnchorElement>))}
    />
  );
}

/** Edit form (PU-09) and history of a user; each where the host has it. */
export function RowActions({ user, texts }: { user: PanelUserRow; texts: PanelUserTexts }) {
  const params = { id: user.id };
  const edit = useTarget({ target: 'panelUsers.edit', params });
  const history = useTarget({ target: 'activity.panelUser', params });
  const name = fullName(user);
  return (
    <CellActions>
      {edit && <CellLink {...edit} label={texts.editLabel(name)} icon={<PencilIcon aria-hidden="true" />} />}
      {history && <CellLink {...history} label={texts.historyLabel(name)} icon={<HistoryIcon aria-hidden="true" />} />}
    </CellActions>
  );
}

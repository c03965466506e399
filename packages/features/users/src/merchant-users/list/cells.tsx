import type { MerchantUserRow } from '@telve/api';
import { type RowSwitchProps, useTarget } from '@telve/kit';
import {
  Avatar,
  CellActions,
  CellBadge,
  CellLink,
  CellMain,
  CellRow,
  CellText,
  HistoryIcon,
  PencilIcon,
  SwitchCell,
} from '@telve/ui';
import type { MouseEvent } from 'react';
import { nameOf } from '../names';
import type { MerchantUserTexts } from '../texts';

interface CellProps {
  user: MerchantUserRow;
  texts: MerchantUserTexts;
}

/** Initials, e-mail and whether the account waits for approval (MU-11, D-31). */
export function UserCell({ user, texts }: CellProps) {
  const to = useTarget({ target: 'merchantUsers.edit', params: { id: user.id } });
  return (
    <CellMain
      media={<Avatar name={nameOf(user.email)} tone="neutral" />}
      name={user.email}
      sub={user.waitingApproval && <CellBadge tone="warning">{texts.waiting}</CellBadge>}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** The switch; without a company it cannot be pressed and says why (MU-18). */
export function ActiveCell({ switchProps, user, texts }: CellProps & { switchProps: RowSwitchProps }) {
  if (user.companyId !== null) return <SwitchCell {...switchProps} />;
  return (
    <CellRow>
      <SwitchCell {...switchProps} disabledReason={texts.companyMissing} />
      <span aria-hidden="true">
        <CellText look="small">{texts.companyMissing}</CellText>
      </span>
    </CellRow>
  );
}

/** Edit form and, for those who may read it, history; each where the host has it. */
export function RowActions({ user, texts, withHistory }: CellProps & { withHistory: boolean }) {
  const params = { id: user.id };
  const edit = useTarget({ target: 'merchantUsers.edit', params });
  const history = useTarget({ target: 'activity.merchantUser', params });
  return (
    <CellActions>
      {edit && <CellLink {...edit} label={texts.editLabel(user.email)} icon={<PencilIcon aria-hidden="true" />} />}
      {withHistory && history && (
        <CellLink {...history} label={texts.historyLabel(user.email)} icon={<HistoryIcon aria-hidden="true" />} />
      )}
    </CellActions>
  );
}

import type { HelpContentRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { CellActions, CellLink, CellMain, PencilIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import type { HelpContentTexts } from '../texts';

interface CellProps {
  content: HelpContentRow;
}

/** The question as text; leads to the form, where the host has it (HELP-04). */
export function QuestionCell({ content: { id, title } }: CellProps) {
  const to = useTarget({ target: 'helpContents.edit', params: { id } });
  return (
    <CellMain
      name={title}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** The way to the form, where the host has it (HELP-07). */
export function EditCell({ content: { id, title }, texts }: CellProps & { texts: HelpContentTexts }) {
  const to = useTarget({ target: 'helpContents.edit', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.editLabel(title)} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}

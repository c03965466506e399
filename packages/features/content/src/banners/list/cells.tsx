import type { BannerRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { CellActions, CellLink, CellMain, PencilIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import type { BannerTexts } from '../texts';

interface CellProps {
  banner: BannerRow;
  texts: BannerTexts;
}

/** Picture, title and app: an order counts within one app. The title leads to the form, where the host has it (BAN-19). */
export function TitleCell({ banner: { id, title, imgUrl, applicationType }, texts }: CellProps) {
  const to = useTarget({ target: 'banners.edit', params: { id } });
  return (
    <CellMain
      name={title}
      sub={texts.applications[applicationType]}
      image={imgUrl}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** The way to the form, where the host has it (BAN-23). */
export function EditCell({ banner: { id, title }, texts }: CellProps) {
  const to = useTarget({ target: 'banners.edit', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.editLabel(title)} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}

import type { MerchantCampaignRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { shortenText } from '@telve/locale';
import { CellActions, CellLink, CellMain, PencilIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import type { MerchantCampaignTexts } from '../texts';
import { listedCharacters } from './listedCharacters';

interface CellProps {
  campaign: MerchantCampaignRow;
}

/** The title, cut; leads to the form, where the host has it (MCAMP-03, MCAMP-07). */
export function TitleCell({ campaign: { id, title } }: CellProps) {
  const to = useTarget({ target: 'merchantCampaigns.edit', params: { id } });
  return (
    <CellMain
      name={<span title={title}>{shortenText(title, listedCharacters)}</span>}
      href={to?.href}
      // With an address the name is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** The way to the form, where the host has it (MCAMP-06). */
export function EditCell({ campaign: { id, title }, texts }: CellProps & { texts: MerchantCampaignTexts }) {
  const to = useTarget({ target: 'merchantCampaigns.edit', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.editLabel(title)} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}

import type { MerchantCampaignRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { shortenText } from '@telve/locale';
import { CellText, type Column, SwitchCell } from '@telve/ui';
import type { MerchantCampaignTexts } from '../texts';
import { EditCell, TitleCell } from './cells';
import { listedCharacters } from './listedCharacters';

/** Columns of the merchant-app campaigns (MCAMP-02 to MCAMP-06). Memoise the array: a new one renders every row. */
export const merchantCampaignColumns = (
  texts: MerchantCampaignTexts,
  switchOf: (campaign: MerchantCampaignRow) => RowSwitchProps,
): readonly Column<MerchantCampaignRow>[] => [
  { id: 'id', header: texts.columns.id, width: '88px', cell: ({ id }) => <CellText look="faint">{id}</CellText> },
  {
    id: 'title',
    header: texts.columns.title,
    role: 'identity',
    cell: (campaign) => <TitleCell campaign={campaign} />,
  },
  {
    id: 'mobileTitle',
    header: texts.columns.mobileTitle,
    card: 'wide',
    cell: ({ shortDescription }) => (
      <CellText>
        <span title={shortDescription}>{shortenText(shortDescription, listedCharacters)}</span>
      </CellText>
    ),
  },
  {
    id: 'active',
    header: texts.columns.active,
    role: 'switch',
    cell: (campaign) => <SwitchCell {...switchOf(campaign)} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    role: 'actions',
    cell: (campaign) => <EditCell campaign={campaign} texts={texts} />,
  },
];

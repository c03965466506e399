import type { MerchantCampaignRow } from '@telve/api';
import type { RowSwitchProps } from '@telve/kit';
import { CellText, type Column, PencilIcon, SwitchCell } from '@telve/ui';
import { idColumn, NameCell, WayCell } from '../../shared/recordCells';
import type { MerchantCampaignTexts } from '../texts';
import { CutText } from './CutText';

/** Columns of the merchant-app campaigns (MCAMP-02 to MCAMP-06). Memoise the array: a new one renders every row. */
export const merchantCampaignColumns = (
  texts: MerchantCampaignTexts,
  switchOf: (campaign: MerchantCampaignRow) => RowSwitchProps,
): readonly Column<MerchantCampaignRow>[] => [
  idColumn(texts.columns.id),
  {
    id: 'title',
    header: texts.columns.title,
    role: 'identity',
    cell: ({ id, title }) => <NameCell target="merchantCampaigns.edit" id={id} name={<CutText text={title} />} />,
  },
  {
    id: 'mobileTitle',
    header: texts.columns.mobileTitle,
    card: 'wide',
    cell: ({ shortDescription }) => (
      <CellText>
        <CutText text={shortDescription} />
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
    cell: ({ id, title }) => (
      <WayCell
        target="merchantCampaigns.edit"
        id={id}
        label={texts.editLabel(title)}
        icon={<PencilIcon aria-hidden="true" />}
      />
    ),
  },
];

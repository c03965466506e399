import type { CampaignRow } from '@telve/api';
import { useTarget } from '@telve/kit';
import { formatNumber, formatPercent } from '@telve/locale';
import { CellActions, CellBadge, CellLink, CellMain, CellText, PencilIcon, ProgressBar } from '@telve/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { progressShare } from '../codes/progress';
import type { CampaignWords } from '../words/texts';
import { couponStatusOf } from './couponStatus';
import type { CampaignTexts } from './texts';

/** The title leads to the form, where the host has it. */
export function TitleCell({ campaign: { id, title } }: { campaign: CampaignRow }) {
  const to = useTarget({ target: 'campaigns.edit', params: { id } });
  return (
    <CellMain
      name={title}
      href={to?.href}
      // With an address the title is an anchor.
      onClick={to ? (event) => to.onClick(event as MouseEvent<HTMLAnchorElement>) : undefined}
    />
  );
}

/** Codes used of those there are (CAMP-16), as figures and as a bar; nothing where there are no codes. */
export function UsedCell({ campaign, texts }: { campaign: CampaignRow; texts: CampaignTexts }) {
  const { codeUsedCount, userCount } = campaign;
  if (userCount === null) return <CellText look="faint">{texts.none}</CellText>;
  const [used, total] = [formatNumber(codeUsedCount), formatNumber(userCount)];
  return (
    <Used>
      <span>
        <b>{used}</b> / {total}
      </span>
      <ProgressBar
        label={texts.columns.used}
        value={userCount === 0 ? 0 : (codeUsedCount / userCount) * 100}
        valueText={texts.usedLabel(used, total)}
      />
    </Used>
  );
}

const Used = styled.div`
  display: grid;
  gap: 4px;
  min-width: 96px;
  max-width: 140px;
  font-variant-numeric: tabular-nums;

  & b { font-weight: 600; }
`;

/** How the making of codes is doing, else how the campaign's end stands to today (CAMP-21, CAMP-23 to CAMP-25). */
export function CouponCell({ campaign, words }: { campaign: CampaignRow; words: CampaignWords }) {
  const { codeProgress, endDate } = campaign;
  if (codeProgress?.state === 'running') {
    return <CellBadge tone="info">{words.running(formatPercent(progressShare(codeProgress)))}</CellBadge>;
  }
  if (codeProgress?.state === 'failed') return <CellBadge tone="danger">{words.stopped}</CellBadge>;
  const status = couponStatusOf(endDate);
  if (status === null) return null;
  return <CellBadge tone={status === 'expired' ? 'danger' : 'warning'}>{words.couponStatus[status]}</CellBadge>;
}

export function EditCell({ campaign: { id, title }, texts }: { campaign: CampaignRow; texts: CampaignTexts }) {
  const to = useTarget({ target: 'campaigns.edit', params: { id } });
  return (
    to && (
      <CellActions>
        <CellLink {...to} label={texts.editLabel(title)} icon={<PencilIcon aria-hidden="true" />} />
      </CellActions>
    )
  );
}

import type { CampaignRow } from '@telve/api';
import { formatNumber, formatPercent } from '@telve/locale';
import { CellBadge, CellNone, CellRow, CellText, ProgressBar } from '@telve/ui';
import { styled } from 'styled-components';
import { progressShare } from '../codes/progress';
import type { CampaignWords } from '../words/texts';
import { couponStatusOf } from './couponStatus';
import type { CampaignTexts } from './texts';

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

/**
 * How the making of codes is doing, and how the campaign's end stands to today; nothing where neither is worth a word (CAMP-21, CAMP-23
 * to CAMP-25). While codes are made it is that alone, for as long as it takes.
 */
export function CouponCell({ campaign, words }: { campaign: CampaignRow; words: CampaignWords }) {
  const { codeProgress, endDate } = campaign;
  if (codeProgress?.state === 'running') {
    return <CellBadge tone="info">{words.running(formatPercent(progressShare(codeProgress)))}</CellBadge>;
  }
  const isStopped = codeProgress?.state === 'failed';
  const status = couponStatusOf(endDate);
  if (!isStopped && status === null) return <CellNone />;
  return (
    <CellRow>
      {isStopped && <CellBadge tone="danger">{words.stopped}</CellBadge>}
      {status && <CellBadge tone={status === 'expired' ? 'danger' : 'warning'}>{words.couponStatus[status]}</CellBadge>}
    </CellRow>
  );
}

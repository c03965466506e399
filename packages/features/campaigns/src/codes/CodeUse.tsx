import type { Campaign } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { ProgressBar, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { campaignCodeTexts } from './texts';

/** Codes used, left, and used in the last week (CAMP-53). */
export function CodeUse({ campaign }: { campaign: Campaign }) {
  const texts = useTexts(campaignCodeTexts);
  const { codeUsedCount, codeUsedLastWeek } = campaign;
  const total = campaign.userCount ?? 0;
  const [used, all] = [formatNumber(codeUsedCount), formatNumber(total)];
  return (
    <Root>
      <p>
        <b>{used}</b>
        <span>{texts.of(all)}</span>
      </p>
      <ProgressBar
        label={texts.used}
        value={total === 0 ? 0 : (codeUsedCount / total) * 100}
        valueText={texts.usedOf(used, all)}
      />
      <dl>
        <div>
          <dt>{texts.left}</dt>
          <dd>{formatNumber(Math.max(0, total - codeUsedCount))}</dd>
        </div>
        <div>
          <dt>{texts.lastWeek}</dt>
          <dd>{texts.plus(formatNumber(codeUsedLastWeek))}</dd>
        </div>
      </dl>
    </Root>
  );
}

const { color, space } = theme;

const Root = styled.div`
  font-variant-numeric: tabular-nums;

  & > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
    margin-bottom: ${space[4]};
    color: ${color.text.secondary};
  }
  & > p > b { ${text('metric')} color: ${color.text.primary}; }
  & > dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[5]};
    margin: ${space[5]} 0 0;
  }
  & dt { ${text('caption')} color: ${color.text.secondary}; }
  & dd { margin: 0; }
`;

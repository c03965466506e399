import type { CodeProgress } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { ProgressBar, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { progressShare } from './progress';
import { campaignCodeTexts } from './texts';
import { useSecondsLeft } from './useSecondsLeft';

/** How far the making of codes is, and about how long it still takes. */
export function MakingCodes({ progress }: { progress: CodeProgress }) {
  const texts = useTexts(campaignCodeTexts);
  const left = useSecondsLeft(progress);
  const made = texts.made(formatNumber(progress.done), formatNumber(progress.total));
  return (
    <Root>
      <div>
        <b>{made}</b>
        {left !== null && <span>{texts.about(formatNumber(left))}</span>}
      </div>
      <ProgressBar label={texts.making} value={progressShare(progress) * 100} valueText={made} />
      <p>{texts.mayLeave}</p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  font-variant-numeric: tabular-nums;

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[2]} ${theme.space[5]};
  }
  & b { font-weight: 500; }
  & span, & p {
    ${text('label')}
    font-weight: 400;
    color: ${theme.color.text.secondary};
  }
`;

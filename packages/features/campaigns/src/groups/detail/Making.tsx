import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { ProgressBar, TicketPercentIcon, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { progressShare } from '../../codes/progress';
import type { Running } from '../../codes/running';
import { useSecondsLeft } from '../../codes/useSecondsLeft';
import { campaignGroupTexts } from '../texts';

/** How far the making of codes is in a group, and about how long it still takes; it may be left alone. */
export function Making({ running }: { running: Running }) {
  const texts = useTexts(campaignGroupTexts).making;
  const left = useSecondsLeft(running);
  const total = formatNumber(running.total);
  const done = texts.done(formatNumber(running.done));
  return (
    <Banner>
      <TicketPercentIcon aria-hidden="true" />
      <div>
        <b>
          {running.title === null ? texts.many(formatNumber(running.count), total) : texts.one(running.title, total)}
        </b>
        <p>
          {[done, left === null ? '' : texts.about(formatNumber(left)), texts.mayLeave].filter(Boolean).join(' · ')}
        </p>
        <ProgressBar label={texts.label} value={progressShare(running) * 100} valueText={done} />
      </div>
    </Banner>
  );
}

const { color, space } = theme;

const Banner = styled.div`
  display: flex;
  gap: ${space[5]};
  margin-bottom: ${space[7]};
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.info.border};
  border-radius: ${theme.radius.md};
  background: ${color.info.subtle};
  overflow-wrap: anywhere;

  & > svg { flex: none; width: 18px; height: 18px; margin-top: 2px; color: ${color.info.icon}; }
  & > div { flex: 1; display: grid; gap: ${space[2]}; min-width: 0; }
  & b { font-weight: 600; }
  & p {
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;

import { BackgroundNotice, TargetButton, useTexts } from '@telve/kit';
import { formatNumber, formatPercent } from '@telve/locale';
import { CircleCheckIcon, CircleXIcon, TicketPercentIcon } from '@telve/ui';
import { useSyncExternalStore } from 'react';
import { progressShare } from '../progress';
import { campaignCodeTexts } from '../texts';
import { type Followed, type Following, isRunning } from './following';

/** A notice for each making of codes that no page shows itself: how far it is, or how it ended and the way to it. */
export function CodesNotices({ following }: { following: Following }) {
  const { getState, subscribe, close } = following;
  const all = useSyncExternalStore(subscribe, getState, getState);
  return all
    .filter(({ isWatched, isClosed }) => !isWatched && !isClosed)
    .map((one) => <CodesNotice key={one.key} followed={one} onClose={() => close(one.key)} />);
}

const icons = { running: TicketPercentIcon, failed: CircleXIcon, made: CircleCheckIcon } as const;

const percentOf = ({ at }: Followed): string | undefined =>
  at ? formatPercent(progressShare({ ...at, state: 'running' })) : undefined;

function CodesNotice({ followed, onClose }: { followed: Followed; onClose: () => void }) {
  const { made, done, failed, notice: texts } = useTexts(campaignCodeTexts);
  const { title, target, id, at } = followed;
  const running = isRunning(followed);
  const count = at ? made(formatNumber(at.done), formatNumber(at.total)) : undefined;
  const state = at?.state ?? 'running';
  const said = { running: '', failed, made: done }[state];
  const Icon = icons[state];
  return (
    <BackgroundNotice
      label={texts.label(title)}
      icon={<Icon aria-hidden="true" />}
      title={running ? texts.running(percentOf(followed)) : said}
      text={state === 'failed' && count ? texts.of(title, count) : title}
      running={running}
      passing={state === 'made'}
      onClose={onClose}
      action={
        !running && (
          <TargetButton variant="link" size="sm" target={target} params={{ id }}>
            {target === 'campaigns.group' ? texts.toGroup : texts.toCampaign}
          </TargetButton>
        )
      }
      said={said === '' ? '' : texts.of(title, said)}
    />
  );
}

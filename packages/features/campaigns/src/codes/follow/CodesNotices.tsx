import { BackgroundNotice, TargetButton, useTexts } from '@telve/kit';
import { formatNumber, formatPercent } from '@telve/locale';
import { CircleCheckIcon, CircleXIcon, TicketPercentIcon } from '@telve/ui';
import { useSyncExternalStore } from 'react';
import { progressShare } from '../progress';
import { campaignCodeTexts } from '../texts';
import { type Followed, type Following, isRunning } from './following';

/** A notice for each making of codes that no page shows itself: how far it is, or how it ended, and the way to it. */
export function CodesNotices({ following }: { following: Following }) {
  const { getState, subscribe, remove } = following;
  const all = useSyncExternalStore(subscribe, getState, getState);
  return all
    .filter(({ isWatched }) => !isWatched)
    .map((one) => <CodesNotice key={one.key} followed={one} onClose={() => remove(one.key)} />);
}

const icons = { running: TicketPercentIcon, failed: CircleXIcon, made: CircleCheckIcon } as const;

/** How far the making is, 0 to 1. */
const shareOf = ({ at }: Followed): number => (at ? progressShare({ ...at, state: 'running' }) : 0);

function CodesNotice({ followed, onClose }: { followed: Followed; onClose: () => void }) {
  const { making, made, done, failed, notice: texts } = useTexts(campaignCodeTexts);
  const { title, target, id, at } = followed;
  const running = isRunning(followed);
  const percent = at ? formatPercent(shareOf(followed), { maxDecimals: 0 }) : undefined;
  const count = at ? made(formatNumber(at.done), formatNumber(at.total)) : undefined;
  const state = at?.state ?? 'running';
  const said = { running: '', failed, made: done }[state];
  const Icon = icons[state];
  return (
    <BackgroundNotice
      label={texts.label(title)}
      icon={<Icon aria-hidden="true" />}
      title={running ? texts.running(percent) : said}
      text={state === 'failed' && count ? texts.of(title, count) : title}
      progress={running ? { label: making, value: shareOf(followed) * 100, valueText: count } : undefined}
      close={running ? undefined : { label: texts.close, onClose }}
      action={
        <TargetButton size="sm" target={target} params={{ id }}>
          {target === 'campaigns.group' ? texts.toGroup : texts.toCampaign}
        </TargetButton>
      }
      said={said === '' ? '' : texts.of(title, said)}
    />
  );
}

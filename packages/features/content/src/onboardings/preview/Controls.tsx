import { useTexts } from '@telve/kit';
import { IconButton, PauseIcon, PlayIcon, ProgressBar, tabular, text, theme } from '@telve/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { secondsText } from '../animation/words';
import { onboardingTexts } from '../texts';
import type { Player } from './player';

/** Play and pause, and where the animation is. Renders by itself as it goes on. */
export function Controls({ player }: { player: Player }) {
  const texts = useTexts(onboardingTexts).preview;
  const { state, isPlaying, seconds, length } = useSyncExternalStore(player.subscribe, player.view, player.view);
  if (state !== 'ready') return null;
  return (
    <Bar>
      <IconButton
        size="sm"
        variant="secondary"
        label={isPlaying ? texts.pause : texts.play}
        icon={isPlaying ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        onClick={player.toggle}
      />
      {/* The figure beside it says the same, and neither is read out ten times a second. */}
      <div aria-hidden="true">
        <ProgressBar label={texts.progress} value={length > 0 ? (seconds / length) * 100 : 0} />
      </div>
      <span>{texts.time(secondsText(seconds), secondsText(length))}</span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  max-width: 280px;
  margin: ${theme.space[5]} auto 0;

  & > div { flex: 1; min-width: 0; }
  & > span {
    ${text('caption')}
    ${tabular}
    color: ${theme.color.text.secondary};
  }
`;

import type { Onboarding } from '@telve/api';
import { useFormView, usePictureAddress, useTexts } from '@telve/kit';
import { PhoneFrame, text, theme } from '@telve/ui';
import { useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { OnboardingValues } from '../form/values';
import { onboardingTexts } from '../texts';
import { Controls } from './Controls';
import type { Player } from './player';
import { Screen } from './Screen';
import { useAnimationText } from './useAnimationText';
import { usePlayer } from './usePlayer';

const silent = () => () => {};

/** The state of a player alone: the screen does not render at each frame. */
const usePlayerState = (player: Player | null) => {
  const state = () => player?.view().state ?? 'loading';
  return useSyncExternalStore(player?.subscribe ?? silent, state, state);
};

/**
 * What members see of the screen while it is being written: the animation, where there is one that can be played, else the image.
 */
export function Preview({ stored }: { stored: Onboarding | undefined }) {
  const texts = useTexts(onboardingTexts).preview;
  const values = useFormView<OnboardingValues>();
  const image = usePictureAddress(values.img);
  const stage = useRef<HTMLDivElement>(null);
  const source = useAnimationText(values.animation, stored?.animationUrl ?? '');
  const player = usePlayer(stage, source.state === 'ready' ? source.text : undefined);
  const state = usePlayerState(player);
  const isFailed = source.state === 'failed' || (source.state === 'ready' && state === 'failed');
  const isAnimated = source.state === 'ready' && !isFailed;
  const isLoading = source.state === 'loading' || (isAnimated && state === 'loading');
  return (
    <>
      <PhoneFrame label={texts.label}>
        <Screen
          title={values.title}
          description={values.description}
          link={values.link.trim() === '' ? '' : values.linkText.trim()}
          image={image}
          stage={stage}
          isAnimated={isAnimated}
        />
      </PhoneFrame>
      {isAnimated && player && <Controls player={player} />}
      <Note role="status">{isFailed ? texts.failed : isLoading ? texts.loading : !values.active && texts.hidden}</Note>
    </>
  );
}

const Note = styled.p`
  margin-top: ${theme.space[5]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  text-align: center;

  &:empty { display: none; }
`;

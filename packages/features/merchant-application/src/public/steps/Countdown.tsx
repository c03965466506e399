import { useTexts } from '@telve/kit';
import { Alert, LiveRegion, ProgressBar, TimerIcon, tabular, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { publicApplicationTexts } from '../texts';

export interface CountdownProps {
  /** Seconds left. */
  left: number;
  /** Seconds at the start. */
  of: number;
}

/** Seconds at which the rest is read out. */
const told = [60, 30, 10];

const clock = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The time a code has left; at its end “Süre doldu.” (APP-17, APP-25). Read out at a few moments only. */
export const Countdown = ({ left, of }: CountdownProps) => {
  const texts = useTexts(publicApplicationTexts);
  const last = told.filter((seconds) => left <= seconds && seconds < of).at(-1);
  return (
    <div>
      <LiveRegion>{left > 0 && last !== undefined ? texts.secondsLeft(last) : null}</LiveRegion>
      <div role="status">
        {left === 0 && (
          <Alert tone="warning" title={texts.timeOver}>
            {texts.timeOverText}
          </Alert>
        )}
      </div>
      {left > 0 && (
        <Box>
          <p>
            <TimerIcon aria-hidden="true" />
            <span>{texts.timeLeft}</span>
            <b role="timer">{clock(left)}</b>
          </p>
          <ProgressBar label={texts.timeLeft} value={(left / of) * 100} valueText={clock(left)} />
        </Box>
      )}
    </div>
  );
};

const { color, space } = theme;

const Box = styled.div`
  display: grid;
  gap: 10px;
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.lg};

  & > p {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  & > p > svg { width: 16px; height: 16px; color: ${color.text.tertiary}; }
  & > p > b { margin-inline-start: auto; font-weight: 600; color: ${color.text.primary}; ${tabular} }
`;

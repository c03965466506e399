'use client';
import { styled } from 'styled-components';
import { fill } from '../../texts/fill';
import { useUiTexts } from '../../texts/TextsContext';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { StepItem } from './StepItem';
import { List, narrow } from './stepStyles';
import { drawnSteps } from './steps';
import type { Step } from './types';

export interface StepperProps {
  /** Name of the list for assistive technology: "Başvuru adımları". */
  label: string;
  steps: readonly Step[];
  /** Id of the step that is shown. */
  current: string;
  /** Id of the furthest step that was reached, when somebody went back from it. Default: the current one. */
  reached?: string;
  /** No step can be opened: the whole is only shown (WIZ-17). */
  locked?: boolean;
  /** Opens a step. Steps up to the reached one are buttons, later ones are not (WIZ-04); left out, none is. */
  onStep?: (id: string) => void;
}

/**
 * Where somebody is in a job of several steps (WIZ-03): a column with number, title and state from a container of 768 px on,
 * a row of bars with "Adım 3 / 6" and the next title below that.
 */
export function Stepper({ label, steps, current, reached = current, locked = false, onStep }: StepperProps) {
  const texts = useUiTexts().stepper;
  const index = steps.findIndex(({ id }) => id === current);
  const next = steps[index + 1];
  const drawn = drawnSteps(steps, current, locked || !onStep ? undefined : reached);
  return (
    <div>
      <Summary aria-hidden>
        <b>{fill(texts.position, { step: index + 1, count: steps.length })}</b>
        {next && <span>{fill(texts.next, { title: next.title })}</span>}
      </Summary>
      <List aria-label={label}>
        {drawn.map((step) => (
          <StepItem key={step.id} step={step} onOpen={onStep} />
        ))}
      </List>
    </div>
  );
}

// What the list says to assistive technology anyway.
const Summary = styled.p`
  display: none;
  ${narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space[5]};
  }
  & > b { ${text('body')} font-weight: 550; }
  & > span { ${text('caption')} color: ${theme.color.text.secondary}; overflow-wrap: anywhere; }
`;

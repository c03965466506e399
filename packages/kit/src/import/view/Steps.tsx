import { containerBelow, text, theme, VisuallyHidden } from '@telve/ui';
import { styled } from 'styled-components';
import { useTexts } from '../../texts/texts';
import { importTexts } from '../texts';
import { type ImportStep, importSteps } from './places';

export interface StepsProps {
  current: ImportStep;
  /** Something is wrong in the current step. */
  faulty: boolean;
  /** The last step has been reached and everything is well. */
  done: boolean;
}

/** Where somebody is in the import: four bars with their names. */
export function Steps({ current, faulty, done }: StepsProps) {
  const texts = useTexts(importTexts);
  const at = importSteps.indexOf(current);
  return (
    <List aria-label={texts.steps}>
      {importSteps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          data-state={
            index < at || (index === at && done) ? 'done' : index === at ? (faulty ? 'bad' : 'now') : undefined
          }
        >
          <span>
            {texts.places[step]}
            {index < at && <VisuallyHidden> {texts.stepDone}</VisuallyHidden>}
            {index === at && faulty && <VisuallyHidden> {texts.stepFaulty}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </List>
  );
}

const { color, space } = theme;

const List = styled.ol`
  display: flex;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    flex: 1;
    display: grid;
    gap: ${space[3]};
    min-width: 0;
    ${text('caption')}
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }
  & > li::before {
    height: 3px;
    border-radius: 2px;
    background: ${color.bg.track};
    content: '';
  }
  & > [data-state='done']::before, & > [data-state='now']::before { background: ${color.accent.solid}; }
  & > [data-state='bad']::before { background: ${color.danger.icon}; }
  & > [aria-current] { color: ${color.text.primary}; font-weight: 600; }
  @media (forced-colors: active) {
    & > [data-state]::before { background: CanvasText; }
    & > li::before { outline: 1px solid CanvasText; }
  }
  ${containerBelow.md} { gap: ${space[3]}; }
`;

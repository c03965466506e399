import { useTexts } from '@telve/kit';
import { text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { Step } from '../journey/state';
import { publicApplicationTexts } from '../texts';

const order: readonly Step[] = ['form', 'code', 'done'];

/** The three steps of the application with the present one (APP-01). */
export const StepBars = ({ step }: { step: Step }) => {
  const texts = useTexts(publicApplicationTexts);
  const names: Record<Step, string> = { form: texts.stepForm, code: texts.stepCode, done: texts.stepDone };
  const at = order.indexOf(step);
  const stateOf = (index: number) => (index < at || step === 'done' ? 'done' : index === at ? 'now' : 'todo');
  return (
    <Bars aria-label={texts.steps}>
      {order.map((id, index) => (
        <li key={id} data-state={stateOf(index)} aria-current={index === at ? 'step' : undefined}>
          <span>{names[id]}</span>
        </li>
      ))}
    </Bars>
  );
};

const { color, space } = theme;

const Bars = styled.ol`
  display: flex;
  gap: ${space[4]};

  & > li {
    flex: 1 1 0;
    min-width: 0;
    ${text('caption')}
    color: ${color.text.secondary};
    overflow-wrap: anywhere;
  }
  & > li::before {
    content: '';
    display: block;
    height: 4px;
    margin-bottom: ${space[4]};
    border-radius: 2px;
    background: ${color.bg.track};
  }
  & > [data-state='done']::before { background: ${color.accent.solid}; }
  & > [data-state='now']::before { background: linear-gradient(90deg, ${color.accent.solid} 50%, ${color.bg.track} 50%); }
  & > [aria-current] { color: ${color.text.primary}; font-weight: 600; }
  @media (forced-colors: active) {
    & > li::before { border: 1px solid CanvasText; background: Canvas; forced-color-adjust: none; }
    & > [data-state='done']::before { background: Highlight; }
    & > [data-state='now']::before { background: linear-gradient(90deg, Highlight 50%, Canvas 50%); }
  }
`;

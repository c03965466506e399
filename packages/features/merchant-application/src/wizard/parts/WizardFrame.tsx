import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { containerBelow, PageHead, Stepper, text, theme } from '@telve/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type WizardStep, wizardSteps } from '../state/steps';
import { wizardTexts } from '../texts';

const { space, color } = theme;

const Layout = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space[8]} ${space[10]};
  align-items: start;

  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[7]};
  }
`;

const Main = styled.section`
  grid-row: span 2;
  min-width: 0;

  ${containerBelow.md} { grid-row: auto; }

  & > h2 {
    ${text('title')}
    margin: 0 0 ${space[2]};
    outline: none;
  }
  & > p {
    margin: 0 0 ${space[8]};
    color: ${color.text.secondary};
  }
`;

const Notice = styled.div`
  margin-bottom: ${space[8]};
`;

export interface WizardFrameProps {
  subtitle: string;
  /** The step on screen. */
  step: WizardStep;
  /** The furthest step that may be opened; steps behind it are not to be pressed (WIZ-04). */
  reached: WizardStep;
  /** No step may be opened: in review, or closed (WIZ-17). */
  locked?: boolean;
  /** What stands under the title of a step instead of its usual state. */
  notes?: Partial<Record<WizardStep, string>>;
  title: string;
  lead?: string;
  onStep?: (step: WizardStep) => void;
  /** Under the stepper; on narrow screens under the step. */
  aside?: ReactNode;
  /** Between head and steps. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Head, stepper and the step's heading (WIZ-03). */
export const WizardFrame = ({
  subtitle,
  step,
  reached,
  locked = false,
  notes = {},
  title,
  lead,
  onStep,
  aside,
  notice,
  children,
}: WizardFrameProps) => {
  const texts = useTexts(wizardTexts);
  const names = useTexts(applicationTexts).steps;
  const id = useId();
  return (
    <>
      <PageHead title={texts.title} identity={subtitle} />
      {notice && <Notice>{notice}</Notice>}
      <Layout>
        <Stepper
          label={texts.steps}
          current={step}
          reached={reached}
          locked={locked}
          steps={wizardSteps.map((name) => ({ id: name, title: names[name], note: notes[name] }))}
          onStep={onStep && ((name) => onStep(name as WizardStep))}
        />
        <Main aria-labelledby={id}>
          <h2 id={id} tabIndex={-1} data-step-title="">
            {title}
          </h2>
          {lead && <p>{lead}</p>}
          {children}
        </Main>
        {aside && <div>{aside}</div>}
      </Layout>
    </>
  );
};

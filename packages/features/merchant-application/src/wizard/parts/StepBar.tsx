import { useTexts } from '@telve/kit';
import { ArrowLeftIcon, Button, containerBelow, text, theme } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { wizardTexts } from '../texts';

const { space, color } = theme;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  margin-top: ${space[9]};
  padding-top: ${space[7]};
  border-top: 1px solid ${color.border.subtle};

  & > p {
    flex: 1;
    margin: 0;
    text-align: end;
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  ${containerBelow.md} {
    flex-wrap: wrap;
    & > p { flex: 1 0 100%; order: -1; text-align: start; }
    & > p:empty { display: none; }
    & > button { flex: 1; }
  }
`;

export interface StepBarProps {
  /** Left out on the first step. */
  onBack?: () => void;
  /** What is counted, beside the main button. */
  note?: ReactNode;
  /** The main button. */
  children: ReactNode;
}

/** Back and the step's main button. */
export const StepBar = ({ onBack, note, children }: StepBarProps) => {
  const texts = useTexts(wizardTexts);
  return (
    <Bar>
      {onBack && (
        <Button variant="ghost" icon={<ArrowLeftIcon aria-hidden="true" />} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <p>{note}</p>
      {children}
    </Bar>
  );
};

import { useTexts } from '@telve/kit';
import { Button, CircleCheckIcon, theme } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { publicApplicationTexts } from '../texts';
import { Stack, StepHead } from './layout';

export interface DoneStepProps {
  email: string;
  level: 1 | 2;
  /** Leads away; without it there is no button. */
  onLeave?: () => void;
}

/** The application has arrived (APP-26). */
export const DoneStep = ({ email, level, onLeave }: DoneStepProps) => {
  const texts = useTexts(publicApplicationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Sign aria-hidden="true">
        <CircleCheckIcon />
      </Sign>
      <StepHead>
        <Heading ref={heading} tabIndex={-1}>
          {texts.doneTitle}
        </Heading>
        <p>{texts.doneText(email)}</p>
      </StepHead>
      {onLeave && (
        <Button size="lg" full onClick={onLeave}>
          {texts.doneLeave}
        </Button>
      )}
    </Stack>
  );
};

const Sign = styled.div`
  color: ${theme.color.success.icon};
  & > svg { width: 40px; height: 40px; }
`;

import { Card, theme } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The fields of a catalogue's form, one below the other. */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <Body>
      <Card>
        <Stack>{children}</Stack>
      </Card>
    </Body>
  );
}

const Body = styled.div`
  margin-bottom: ${theme.space[8]};
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

import { useTexts } from '@telve/kit';
import { Card, LockIcon, text, theme } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { venueEditorTexts } from '../texts';

/** A card of the venue user's page that is only to read, and says so once. */
export function ReadOnlyCard({ title, children }: { title: string; children: ReactNode }) {
  const { branch } = useTexts(venueEditorTexts);
  return (
    <Card
      title={title}
      actions={
        <Mark>
          <LockIcon aria-hidden="true" />
          {branch.readOnly}
        </Mark>
      }
    >
      {children}
    </Card>
  );
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  ${text('caption')}
  color: ${theme.color.text.secondary};
  & > svg { width: 14px; height: 14px; }
`;

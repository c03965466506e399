import { useFormValues, useTexts } from '@telve/kit';
import { Alert, Button, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { bannerTexts } from '../texts';
import type { BannerValues } from './mapping';

/** Above the form of a banner that somebody else deleted: what was typed can go on as a new one. */
export function Deleted({ onAdd }: { onAdd: (typed: BannerValues) => void }) {
  const { title, text, add } = useTexts(bannerTexts).deleted;
  const values = useFormValues<BannerValues>();
  return (
    <Note>
      <Alert
        tone="warning"
        title={title}
        action={
          <Button size="sm" onClick={() => onAdd(values)}>
            {add}
          </Button>
        }
      >
        {text}
      </Alert>
    </Note>
  );
}

const Note = styled.div`
  margin-bottom: ${theme.space[7]};
`;

import { useTexts } from '@telve/kit';
import { Button, Card, containerBelow, SearchIcon, TextField, theme } from '@telve/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { endUserTexts } from '../texts';
import { useMemberSearch } from './useMemberSearch';

/** One field, one button (SUP-01, SUP-02). Enter searches too, and in an emptied field says that it is required (SUP-15). */
export function SearchForm({ onFound }: { onFound: (id: number) => void }) {
  const texts = useTexts(endUserTexts).search;
  const { typed, setTyped, error, busy, inputRef, submit } = useMemberSearch(onFound);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for it is not known to every browser Telve runs in
    <form role="search" aria-label={texts.form} noValidate onSubmit={onSubmit}>
      <Card>
        <Line>
          <TextField
            label={texts.label}
            value={typed}
            onChange={setTyped}
            error={error}
            inputRef={inputRef}
            inputMode="numeric"
            autoComplete="off"
            required
            tabular
          />
          {/* No button of the form's own: one that is disabled would keep Enter from saying what is missing. */}
          <Button
            variant="primary"
            icon={<SearchIcon aria-hidden="true" />}
            disabled={typed === ''}
            loading={busy}
            loadingText={texts.busy}
            onClick={() => void submit()}
          >
            {texts.button}
          </Button>
        </Line>
      </Card>
    </form>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[5]};
  align-items: start;

  /* Beside the box, not beside its label. */
  & > button { margin-top: 24px; }
  ${containerBelow.sm} {
    grid-template-columns: minmax(0, 1fr);
    & > button { margin-top: 0; }
  }
`;

import type { Campaign } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Button, NumberField, PlusIcon, theme } from '@telve/ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { campaignCodeTexts } from './texts';
import { useAddCodes } from './useAddCodes';

interface AddCodesProps {
  campaign: Campaign;
  onAdded: () => void;
}

/** More codes for a campaign, beside its form: the number is its own, and Enter adds instead of saving the form. */
export function AddCodes({ campaign, onAdded }: AddCodesProps) {
  const texts = useTexts(campaignCodeTexts).add;
  const { count, setCount, error, busy, add } = useAddCodes(campaign, onAdded);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).tagName !== 'INPUT') return;
    event.preventDefault();
    void add();
  };
  return (
    <Root onKeyDown={onKeyDown}>
      <NumberField
        label={texts.label}
        placeholder={texts.placeholder}
        hint={campaign.codeType === 'Unique' ? texts.unique : texts.general}
        value={count}
        onChange={setCount}
        error={error}
        min={1}
      />
      <Button
        full
        icon={<PlusIcon aria-hidden="true" />}
        loading={busy}
        loadingText={texts.busy}
        onClick={() => void add()}
      >
        {texts.button}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.border.subtle};
`;

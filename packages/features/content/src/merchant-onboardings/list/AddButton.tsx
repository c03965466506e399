import { merchantOnboardingsMax } from '@telve/api';
import { TargetButton, useNavigation, useTexts } from '@telve/kit';
import { Button, PlusIcon, text, theme } from '@telve/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { merchantOnboardingTexts } from '../texts';

/** Leads to the form that adds; with four banners it is disabled, and says why (MONB-02, MONB-03). */
export function AddButton({ count }: { count: number }) {
  const texts = useTexts(merchantOnboardingTexts);
  const { href } = useNavigation();
  const id = useId();
  if (href('merchantOnboardings.add') === undefined) return null;
  if (count < merchantOnboardingsMax) {
    return (
      <TargetButton target="merchantOnboardings.add" variant="primary" icon={<PlusIcon />}>
        {texts.add}
      </TargetButton>
    );
  }
  return (
    <>
      <Reason id={id}>{texts.full}</Reason>
      <Button variant="primary" icon={<PlusIcon />} disabled aria-describedby={id}>
        {texts.add}
      </Button>
    </>
  );
}

const Reason = styled.span`
  ${text('label')}
  font-weight: 400;
  color: ${theme.color.text.secondary};
`;

import { TargetButton, useTexts } from '@telve/kit';
import { Badge } from '@telve/ui';
import { styled } from 'styled-components';
import { hostTexts } from '../texts';

const Notice = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-bottom: 24px;
  padding: 32px;
  border: 1px solid var(--_t-color-border-default);
  border-radius: var(--_t-radius-lg);
  background: var(--_t-color-bg-sunken);

  p {
    margin: 0;
    font-size: var(--_t-text-title-size);
    line-height: var(--_t-text-title-line);
    font-weight: 600;
  }
`;

/** Tells an applicant that pre-approval is done and documents are awaited, and leads to them (SHELL-04, SHELL-05). */
export const ApplicantNotice = () => {
  const texts = useTexts(hostTexts);
  return (
    <Notice>
      <Badge tone="accent">{texts.applicantBadge}</Badge>
      <p>{texts.applicantNotice}</p>
      <TargetButton target="merchantApplication.wizard" variant="primary">
        {texts.applicantOpen}
      </TargetButton>
    </Notice>
  );
};

import type { MerchantApplication } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Alert, Button, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../../texts';
import { focusGap } from './focusGap';
import { useGaps } from './useGaps';

/** What is missing before the application can be completed; each leads to its field (STAFF-24, STAFF-25). */
export function GapsAlert({ application }: { application: MerchantApplication }) {
  const { gaps: texts } = useTexts(applicationReviewTexts);
  const { fields, documents } = useTexts(applicationTexts);
  const gaps = useGaps(application);
  if (gaps.length === 0) return null;
  const labels: Readonly<Record<string, string>> = { ...fields, ...documents };
  return (
    <Alert tone="warning" title={texts.title(gaps.length)}>
      {texts.text}
      <List>
        {gaps.map((gap) => (
          <span key={gap.field}>
            <Button variant="link" size="sm" onClick={({ currentTarget: { form } }) => focusGap(form, gap)}>
              {texts.item(labels[gap.field] ?? gap.field, texts[gap.kind])}
            </Button>
          </span>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[6]};
  margin-top: ${theme.space[3]};
`;

import { useTexts } from '@telve/kit';
import { Alert, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { merchantOnboardingTexts } from '../texts';

/** Above the form: there are four banners already (MONB-02). `announce`: somebody has just tried to add a fifth. */
export function FullNote({ announce }: { announce: boolean }) {
  const { full } = useTexts(merchantOnboardingTexts);
  return (
    <Note>
      <Alert tone="warning" announce={announce}>
        {full}
      </Alert>
    </Note>
  );
}

const Note = styled.div`
  margin-bottom: ${theme.space[7]};
`;

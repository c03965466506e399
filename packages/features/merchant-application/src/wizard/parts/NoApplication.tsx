import { useTexts } from '@telve/kit';
import { EmptyState, PageHead } from '@telve/ui';
import { wizardTexts } from '../texts';

/** Somebody without an application (D-45), e.g. staff that opens the wizard. */
export const NoApplication = () => {
  const texts = useTexts(wizardTexts);
  return (
    <>
      <PageHead title={texts.title} />
      <EmptyState title={texts.noneTitle} description={texts.noneText} />
    </>
  );
};

import { useFormBusy, useTexts } from '@telve/kit';
import { Button } from '@telve/ui';
import { applicationReviewTexts } from '../../texts';

/** Saves the surrounding form; the only button that does, so that Enter decides nothing (STAFF-30, STAFF-38). */
export function UpdateButton() {
  const { head } = useTexts(applicationReviewTexts);
  return (
    <Button type="submit" loading={useFormBusy()} loadingText={head.updating}>
      {head.update}
    </Button>
  );
}

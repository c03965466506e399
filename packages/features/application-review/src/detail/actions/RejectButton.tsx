import { useTexts } from '@telve/kit';
import { Button } from '@telve/ui';
import type { StatusChange } from '../../data/useStatusChange';
import { applicationReviewTexts } from '../../texts';

/** Rejects after a question (STAFF-20, STAFF-23). */
export function RejectButton({ change, isDirty }: { change: StatusChange; isDirty: boolean }) {
  const { head } = useTexts(applicationReviewTexts);
  const reject = async () => {
    if (await change.confirmed('Rejected', isDirty)) await change.decide('Rejected');
  };
  return (
    <Button variant="dangerGhost" disabled={change.busy} onClick={() => void reject()}>
      {head.reject}
    </Button>
  );
}

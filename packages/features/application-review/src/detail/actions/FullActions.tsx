import { type ApplicationValues, toUpdate, toValues } from '@telve/application-fields';
import { same, useFormValues, useTexts } from '@telve/kit';
import { Button, CheckIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import { applicationReviewTexts } from '../../texts';
import { useGaps } from '../gaps/useGaps';
import type { ActionProps } from './ActionProps';
import { RejectButton } from './RejectButton';
import { UpdateButton } from './UpdateButton';

/**
 * Reddet, Güncelle, Tamamla of the full application. Tamamla can be pressed once nothing is missing and no document
 * that was sent back is awaited, and saves what was changed before (STAFF-22 to STAFF-25).
 */
export function FullActions({ application, change, saving }: ActionProps) {
  const { head } = useTexts(applicationReviewTexts);
  const toSend = (values: ApplicationValues) => toUpdate(application.id, values);
  const isDirty = !same(toSend(useFormValues<ApplicationValues>()), toSend(toValues(application)));
  const isComplete = useGaps(application).length === 0;
  const blocked = application.documentsWanted === true ? head.completeAwaits : head.completeBlocked;
  const canComplete = isComplete && application.documentsWanted !== true;
  const complete = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!(await change.confirmed('Completed', isDirty))) return;
    if (isDirty) saving.saveThen(form, 'Completed');
    else await change.decide('Completed');
  };
  return (
    <>
      <RejectButton change={change} isDirty={isDirty} />
      <UpdateButton />
      <Button
        variant="primary"
        icon={<CheckIcon aria-hidden="true" />}
        loading={change.busy}
        disabled={!canComplete}
        title={canComplete ? undefined : blocked}
        onClick={(event) => void complete(event)}
      >
        {head.complete}
      </Button>
    </>
  );
}

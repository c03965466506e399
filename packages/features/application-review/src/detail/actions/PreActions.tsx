import { same, useFormValues, useTexts, useVerifyFields } from '@telve/kit';
import { Button, CheckIcon } from '@telve/ui';
import type { MouseEvent } from 'react';
import { type PreValues, preFields, toPreValues } from '../../form/pre';
import { applicationReviewTexts } from '../../texts';
import type { ActionProps } from './ActionProps';
import { RejectButton } from './RejectButton';
import { UpdateButton } from './UpdateButton';

/** Reddet, Güncelle, Onayla of the pre-application; Onayla saves what was changed before (STAFF-19, STAFF-20, D-41). */
export function PreActions({ application, change, saving }: ActionProps) {
  const { head } = useTexts(applicationReviewTexts);
  const isDirty = !same(useFormValues<PreValues>(), toPreValues(application));
  const verify = useVerifyFields();
  const approve = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // What cannot be saved cannot be approved: the form says what is wrong (STAFF-34).
    if (isDirty || (await verify(preFields)).length > 0) saving.saveThen(form, 'PreApproved');
    else await change.decide('PreApproved');
  };
  return (
    <>
      <RejectButton change={change} isDirty={isDirty} />
      <UpdateButton />
      <Button
        variant="primary"
        icon={<CheckIcon aria-hidden="true" />}
        loading={change.busy}
        onClick={(event) => void approve(event)}
      >
        {head.approve}
      </Button>
    </>
  );
}

import { type ApiError, isApiError, type StatusTaken } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { isSilent, useErrorText, useInform, useNotify, useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { useCallback } from 'react';
import { applicationReviewTexts } from '../texts';

const isTaken = (payload: unknown): payload is StatusTaken =>
  typeof payload === 'object' && payload !== null && 'status' in payload && 'changedAt' in payload;

/** Codes of a call that came too late: their payload says what the application has become. */
const lateCodes = ['invalid_status_change', 'application_not_editable'];

/** Who was first, out of a refusal that came too late; undefined for every other one. */
export const takenOf = (error: ApiError): StatusTaken | undefined =>
  lateCodes.includes(error.code) && isTaken(error.payload) ? error.payload : undefined;

/** Tells a refusal: who was first and when in a dialog (D-40), everything else in a message (STAFF-33, D-14). */
export const useTold = (): ((error: unknown) => void) => {
  const texts = useTexts(applicationReviewTexts);
  const { statuses } = useTexts(applicationTexts);
  const inform = useInform();
  const notify = useNotify();
  const errorText = useErrorText({ ...texts.errors, otherwise: texts.failed });
  return useCallback(
    (error) => {
      if (isSilent(error)) return;
      const taken = isApiError(error) ? takenOf(error) : undefined;
      if (!taken) return notify.error(errorText(error));
      const { by, someone, title } = texts.taken;
      const who = taken.changedBy ?? someone;
      void inform({ title, text: by(who, formatDateTime(taken.changedAt), statuses[taken.status]) });
    },
    [texts, statuses, inform, notify, errorText],
  );
};

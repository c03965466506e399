import type { Envelope, FieldError } from '@telve/api';
import { errorText, fieldText } from '../texts';
import type { Refusal } from './errors';

interface Totals {
  totalCount: number;
  totalPages: number;
}

const totalsOf = (payload: unknown): Totals | undefined => {
  if (typeof payload !== 'object' || payload === null || !('items' in payload)) return undefined;
  const { totalCount, totalPages } = payload as unknown as Totals;
  return { totalCount, totalPages };
};

/** The body of a success (D-12). A list's totals stand beside the payload too. */
export const successBody = <P>(payload: P, requestId: string): Envelope<P> => ({
  processStatus: 'Success',
  payload,
  friendlyMessage: null,
  errors: [],
  ...totalsOf(payload),
  requestId,
});

const withMessage = (fault: FieldError): FieldError => ({ ...fault, message: fault.message ?? fieldText(fault) });

/** The body of a refusal (D-12), with the Turkish sentence of its code. */
export const refusalBody = (refusal: Refusal, requestId: string): Envelope => ({
  processStatus: 'ERROR',
  payload: refusal.payload ?? null,
  friendlyMessage: { code: refusal.code, ...errorText(refusal.code, refusal.params) },
  errors: refusal.fields.map(withMessage),
  ...(refusal.params && { params: refusal.params }),
  requestId,
});

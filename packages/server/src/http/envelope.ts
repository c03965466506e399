import type { Entry, Envelope, FieldError } from '@telve/api';
import { errorText, fieldText, successText } from '../texts';
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

/** The body of a success (D-12). A list's totals stand beside the payload too; some calls say what they did (D-82). */
export const successBody = <P>(payload: P, requestId: string, entry?: Pick<Entry, 'id'>): Envelope<P> => ({
  processStatus: 'Success',
  payload,
  friendlyMessage: (entry && successText(entry.id)) ?? null,
  errors: [],
  ...totalsOf(payload),
  requestId,
});

/** The name by which the wire calls a field. */
const wireName = (field: string, names: Readonly<Record<string, string>> = {}): string =>
  Object.keys(names).find((name) => names[name] === field) ?? field;

const toWire = (fault: FieldError, entry: Pick<Entry, 'wire'> | undefined): FieldError => ({
  ...fault,
  field: wireName(fault.field, entry?.wire?.errorFields),
  message: fault.message ?? fieldText(fault),
});

/** The body of a refusal (D-12), with the Turkish sentence of its code. */
export const refusalBody = (refusal: Refusal, requestId: string, entry?: Pick<Entry, 'id' | 'wire'>): Envelope => ({
  processStatus: 'ERROR',
  payload: refusal.payload ?? null,
  friendlyMessage: { code: refusal.code, ...errorText(refusal.code, refusal.params, entry?.id) },
  errors: refusal.fields.map((fault) => toWire(fault, entry)),
  ...(refusal.params && { params: refusal.params }),
  requestId,
});

import { importExtensions } from '@telve/api';
import { type ImportFaultCode, importFaultCodes } from '../types';

/** Why a file was not taken, for the sentence at its place. */
export interface ImportFault {
  code: ImportFaultCode;
  params: Readonly<Record<string, string | number>>;
}

/** Refused at once by its name, before anything is read (VEN-18, COMP-09). */
export const nameFault = ({ name }: { name: string }): ImportFault | null => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return importExtensions.some((each) => each === extension) ? null : { code: 'type', params: { extension } };
};

/** The fault of a reader's error; what it does not know is told as unreadable. */
export const readFault = (error: unknown): ImportFault => {
  const { code, params } = (error ?? {}) as { code?: unknown; params?: ImportFault['params'] };
  const known = importFaultCodes.find((each) => each === code && each !== 'missing');
  return { code: known ?? 'unreadable', params: params ?? {} };
};

import { mixed } from 'yup';
import { importRowsMax } from '../contract/imports';
import { fault, input, integer, out } from './schemas';

const failure = out.record({
  row: out.integer(),
  field: out.nullableText(),
  code: out.text(),
  message: out.text(),
});

/** Payload of every import (COMP-33, COMP-59). */
export const importResult = out.record({
  success: out.flag(),
  message: out.text(),
  count: out.integer(),
  logFileUrl: out.nullableText(),
  url: out.nullableText(),
  created: out.integer(),
  updated: out.integer(),
  unchanged: out.integer(),
  failed: out.integer(),
  failures: out.list(failure),
});

/** Input of every import. The type of the file is told by its content as well: the reader looks at both. */
export const importInput = () =>
  input({ file: mixed().required(fault('required')), firstRow: integer(2, importRowsMax + 1) });

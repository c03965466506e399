import type { Download, Entry, FieldError, ReportRange } from '@telve/api';
import { type Export, useExport, useNotify, useTexts } from '@telve/kit';
import { useState } from 'react';
import { type ReportTexts, reportTexts } from '../texts';

/** Why an export was refused before anything was sent. */
export type RangeFault = keyof ReportTexts['export']['faults'];

/** An export that looks at its two days first. */
export interface ReportExport<Input> {
  button: Export<Input>['button'];
  /** Checks the days, then asks for the file. Never rejects. */
  run: (input: Input) => Promise<void>;
  /** The last refusal, while the days it speaks of are unchanged; `attempt` tells one from the next. */
  fault: { code: RangeFault; attempt: number } | undefined;
}

type Check = (input: unknown) => Promise<readonly FieldError[]>;

const isRangeFault = (code: string): code is RangeFault => code === 'date_range_open' || code === 'date_range_reversed';

const daysOf = ({ startDate, endDate }: ReportRange) => `${startDate}/${endDate}`;

/**
 * The export of a report with its date rules: both days or none, in their order (REP-41, REP-42). Nothing is sent while
 * one of them is broken.
 *
 * @param check the contract's rules, loaded when the button is pressed
 * @param range the days that are chosen now
 * @param name of the file, without day and extension (D-88)
 */
export const useReportExport = <Input extends ReportRange>(
  entry: Entry<Input, Download>,
  check: Check,
  range: ReportRange,
  name: string,
): ReportExport<Input> => {
  const { download, button } = useExport(entry, { name });
  const notify = useNotify();
  const { otherwise } = useTexts(reportTexts).export;
  const [refused, setRefused] = useState<{ code: RangeFault; days: string; attempt: number }>();

  const run = async (input: Input) => {
    const faults = await check(input).catch(() => null);
    if (faults === null) return notify.error(otherwise);
    const code = faults.map((fault) => fault.code).find(isRangeFault);
    setRefused((last) => code && { code, days: daysOf(input), attempt: (last?.attempt ?? 0) + 1 });
    if (code === undefined) await download(input);
  };
  return { button, run, fault: refused?.days === daysOf(range) ? refused : undefined };
};

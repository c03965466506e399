import { workingDays } from '../contract/venues/hours';
import type { ImportColumn } from './column';
import { sheetTexts as texts } from './texts';

const [codeHeader, ...codeAliases] = texts.hours.code;
const [nameHeader, ...nameAliases] = texts.hours.name;

/** Fields of the three columns of a day: `open1`, `close1`, `closed1` for Monday. */
export const hoursFields = (day: number) => ({ open: `open${day}`, close: `close${day}`, closed: `closed${day}` });

const dayColumns = (day: number): ImportColumn[] => {
  const name = texts.days[day - 1] as string;
  const { open, close, closed } = hoursFields(day);
  return [
    { field: open, header: `${name} ${texts.hours.open}`, kind: 'time', required: true, width: 18 },
    { field: close, header: `${name} ${texts.hours.close}`, kind: 'time', required: true, width: 18 },
    { field: closed, header: `${name} ${texts.hours.closed}`, kind: 'flag', width: 16 },
  ];
};

/** Columns of the working-hours import, its template and the export: code, name, then Monday to Sunday (D-61). */
export const hoursColumns: readonly ImportColumn[] = [
  { field: 'code', header: codeHeader, aliases: codeAliases, kind: 'text', required: true, width: 16 },
  { field: 'name', header: nameHeader, aliases: nameAliases, kind: 'text', width: 34 },
  ...workingDays.flatMap(dayColumns),
];

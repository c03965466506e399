import { companyColumns } from '@telve/api/imports';
import { expect, it } from 'vitest';
import { logFile, refusedRowsFile } from './files';
import { mappedColumns, startMatches } from './matches';
import { tableOf } from './rows';

const table = tableOf([
  ['Telefon', 'Firma adı', 'Vergi no'],
  ['+90 532', 'Işıl', '554'],
  ['', 'Güneşli', '3310946672'],
  ['', '=1+1', 12],
]);
if (!table) throw new Error('no table');
const mapped = mappedColumns(startMatches(table, companyColumns, '-'), companyColumns);
const linesOf = async (blob: Blob) => (await blob.text()).split('\r\n');

it('gives the refused rows alone, as they were written, in the layout of the template with their reasons (VEN-21, COMP-10)', async () => {
  const refused = [
    { line: 4, reason: 'Vergi numarası 10 hanedir.' },
    { line: 2, reason: 'Bir.' },
    { line: 2, reason: 'İki.' },
  ];
  const [head, ...lines] = await linesOf(
    refusedRowsFile(table.rows, refused, { columns: companyColumns, mapped, head: 'Neden' }),
  );
  expect(head?.split(';')).toEqual([...companyColumns.map(({ header }) => header), 'Neden']);
  expect(lines).toEqual([
    "Işıl;;;;554;;;;;;;'+90 532;;;;;Bir. İki.",
    "'=1+1;;;;12;;;;;;;;;;;;Vergi numarası 10 hanedir.",
    '',
  ]);
});

it('writes the log as line, column and reason', async () => {
  const failures = [
    { row: 2, field: 'taxIdentity', code: 'x', message: '10 hane; fazla' },
    { row: 3, field: null, code: 'y', message: 'Kayıtlı' },
  ];
  expect(await linesOf(logFile(failures, companyColumns, ['Satır', 'Sütun', 'Neden']))).toEqual([
    'Satır;Sütun;Neden',
    '2;Vergi numarası;"10 hane; fazla"',
    '3;;Kayıtlı',
    '',
  ]);
});

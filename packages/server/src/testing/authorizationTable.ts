import { readFileSync } from 'node:fs';
import { allEntries, type Entry, type Role, roles } from '@telve/api';
import { pathPattern } from '../http/route-paths';

/** Who calls: nobody signed in, or an account of a role. */
export type Principal = 'anonymous' | Role;

export const principals: readonly Principal[] = ['anonymous', ...roles];

/** A line of the table: what each is answered, in the table's words. */
interface Row {
  method: string;
  call: string;
  answers: Record<Principal, string>;
}

/** The table that says who may call what (docs/authorization.tsv). */
const readTable = (): Row[] => {
  const [head = '', ...lines] = readFileSync(new URL('../../../../docs/authorization.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell]));
    const answers = Object.fromEntries(principals.map((principal) => [principal, cells[principal]]));
    return { method: cells['method'] ?? '', call: cells['call'] ?? '', answers: answers as Record<Principal, string> };
  });
};

const entryOf = ({ method, call }: Row): Entry | undefined =>
  allEntries.find((entry) => entry.method === method && pathPattern(entry).test(call.replace(/\{\w+\}/g, 'x')));
/** Each line of the table whose call the contract has, with the call's entry. */
export const authorizationTable = readTable().flatMap((row) => {
  const entry = entryOf(row);
  return entry ? [{ row, entry }] : [];
});

import type { CompanyFields } from '@telve/api';
import { foldTr } from '@telve/locale';
import type { RecordLines, RowFault } from '../types';
import type { GivenCompany } from './layout';

/** A company that a row may mean: a stored one, or one that an earlier row of the file makes. */
export interface Candidate<Stored> {
  stored: Stored | undefined;
  name: string;
  taxIdentity: string;
  /** Line of the row that has taken it. */
  line?: number;
}

const duplicate = (line: number): RowFault => ({ field: null, code: 'import_duplicate', params: { line } });
const ambiguous: RowFault = { field: 'companyName', code: 'import_ambiguous' };

/**
 * Finds the company of each row: by its tax number, else by its name. An empty tax number is none to look for, and a
 * company without one is given the row's where their names are the same. Several of a name: the one without a tax number,
 * or one that is as the row says already.
 *
 * @param earlier companies that rows before these mean
 */
export const createMatcher = <Stored extends CompanyFields & { id: number }>(
  companies: readonly Stored[],
  earlier: RecordLines,
) => {
  const byTax = new Map<string, Candidate<Stored>>();
  const byName = new Map<string, Candidate<Stored>[]>();

  const place = (candidate: Candidate<Stored>): void => {
    if (candidate.taxIdentity !== '') byTax.set(candidate.taxIdentity, candidate);
    const key = foldTr(candidate.name);
    byName.set(key, [...(byName.get(key) ?? []), candidate]);
  };
  const displace = (candidate: Candidate<Stored>): void => {
    if (candidate.taxIdentity !== '') byTax.delete(candidate.taxIdentity);
    const key = foldTr(candidate.name);
    byName.set(
      key,
      (byName.get(key) ?? []).filter((each) => each !== candidate),
    );
  };
  for (const stored of companies) {
    const line = earlier.get(stored.id);
    const { companyName: name, taxIdentity } = stored;
    place({ stored, name, taxIdentity, ...(line !== undefined && { line }) });
  }

  const named = ({ companyName, taxIdentity }: GivenCompany): Candidate<Stored>[] => {
    const all = byName.get(foldTr(companyName)) ?? [];
    const without = all.filter((each) => each.taxIdentity === '');
    if (taxIdentity) return without.filter(({ line }) => line === undefined);
    return all.length > 1 && without.length > 0 ? without : all;
  };

  return {
    /** The row's company, undefined for a new one, or why there is none. */
    find(given: GivenCompany, isSame: (stored: Stored) => boolean): Candidate<Stored> | RowFault | undefined {
      const known = given.taxIdentity ? byTax.get(given.taxIdentity) : undefined;
      const found = known ? [known] : named(given);
      if (found.length > 1) {
        if (given.taxIdentity) return undefined;
        const same = found.find(({ stored, line }) => line === undefined && stored && isSame(stored));
        return same ?? ambiguous;
      }
      const [only] = found;
      return only?.line === undefined ? only : duplicate(only.line);
    },

    /** Notes what a row has made of its company, so that later rows meet what is there then. */
    settle(candidate: Candidate<Stored> | undefined, fields: CompanyFields, line: number): void {
      if (candidate) displace(candidate);
      place({ stored: candidate?.stored, name: fields.companyName, taxIdentity: fields.taxIdentity, line });
    },
  };
};

import type { CompanyFields } from '@telve/api';
import { Refusal } from '../../../http/errors';
import { type AuditEntry, changedValues, writeAudits } from '../../audit';
import { changeAction } from '../../changes';
import type { StoredCompany } from '../../companies/columns';
import { fieldsOf, onlyFields } from '../../companies/fields';
import { failureOf } from '../failure';
import { importing, type TakeRows } from '../importing';
import { isFault } from '../layout';
import type { ImportServices } from '../services';
import type { GivenRow, RecordLines, RowFault } from '../types';
import { companyLayout, type GivenCompany } from './layout';
import { createMatcher } from './match';
import { insertCompanies, lockCompanies, updateCompanies } from './store';

const entity = 'company';

type Row = GivenRow<GivenCompany>;

/** What is to be written. */
interface Plan {
  made: { row: Row; fields: CompanyFields }[];
  changed: { id: number; fields: CompanyFields; audit: AuditEntry }[];
  unchanged: number;
  /** Lines of rows that mean a company which is there. */
  lines: Map<number, number>;
  refused: { row: Row; fault: RowFault }[];
}

/** The first fault of a refusal by fields. @throws what is no such refusal */
const faultOf = (error: unknown): RowFault => {
  const [field] = error instanceof Refusal ? error.fields : [];
  if (!field) throw error;
  return { field: field.field, code: field.code, ...(field.params && { params: field.params as RowFault['params'] }) };
};

const isSameAs =
  (given: GivenCompany) =>
  (stored: StoredCompany): boolean => {
    const before = onlyFields(stored);
    return changedValues(before, fieldsOf(given, before)) === undefined;
  };

const planRow = (plan: Plan, matcher: ReturnType<typeof createMatcher<StoredCompany>>, row: Row): void => {
  const found = matcher.find(row.input, isSameAs(row.input));
  if (found && isFault(found)) {
    plan.refused.push({ row, fault: found });
    return;
  }
  const stored = found?.stored;
  const fields = fieldsOf(row.input, stored && onlyFields(stored));
  matcher.settle(found, fields, row.line);
  if (!stored) {
    plan.made.push({ row, fields });
    return;
  }
  plan.lines.set(stored.id, row.line);
  const changes = changedValues(onlyFields(stored), fields);
  if (!changes) {
    plan.unchanged += 1;
    return;
  }
  const audit = { action: changeAction(entity, changes), entity, entityId: stored.id, ...changes };
  plan.changed.push({ id: stored.id, fields, audit });
};

const planRows = (rows: readonly Row[], companies: readonly StoredCompany[], earlier: RecordLines): Plan => {
  const plan: Plan = { made: [], changed: [], unchanged: 0, lines: new Map(), refused: [] };
  const matcher = createMatcher(companies, earlier);
  for (const row of rows) {
    try {
      planRow(plan, matcher, row);
    } catch (error) {
      plan.refused.push({ row, fault: faultOf(error) });
    }
  }
  return plan;
};

const takeCompanies: TakeRows<GivenCompany> = async (trx, call, rows, earlier) => {
  const companies = await lockCompanies(
    trx,
    rows.map(({ input }) => input),
  );
  const { made, changed, unchanged, lines, refused } = planRows(rows, companies, earlier);
  await updateCompanies(trx, changed, call.now);
  const ids = await insertCompanies(
    trx,
    made.map(({ fields }) => fields),
    call.now,
  );
  const audits: AuditEntry[] = changed.map(({ audit }) => audit);
  made.forEach(({ row, fields }, index) => {
    const entityId = ids[index];
    if (entityId === undefined) {
      refused.push({ row, fault: { field: 'taxIdentity', code: 'import_taken' } });
      return;
    }
    lines.set(entityId, row.line);
    audits.push({ action: `${entity}_created`, entity, entityId, newValues: { ...fields } });
  });
  await writeAudits(trx, call, audits);
  return {
    created: ids.filter((id) => id !== undefined).length,
    updated: changed.length,
    unchanged,
    failures: refused.map(({ row, fault }) => failureOf(row, fault, companyLayout.columns)),
    lines,
  };
};

/**
 * Takes companies over from a file (COMP-58): one is known again by its tax number, without one by its name. Columns the
 * file does not have stay as they are, an empty cell empties.
 */
export const companyImport = (services: ImportServices) => importing(services, 'companies', takeCompanies);

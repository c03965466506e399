/** A row of a ranking with its part of all sales. */
export interface Ranked<Row> {
  rows: readonly Row[];
  /** The rows that are drawn. */
  top: readonly Row[];
  total: number;
}

/** The best selling of rows that come in any order; one whose sales are not known comes last. The order of equals is kept. */
export const rank = <Row extends { salesCount: number | null }>(given: readonly Row[], limit: number): Ranked<Row> => {
  const value = (row: Row) => (row.salesCount !== null && Number.isFinite(row.salesCount) ? row.salesCount : null);
  const rows = [...given].sort((a, b) => (value(b) ?? -1) - (value(a) ?? -1));
  return { rows, top: rows.slice(0, limit), total: rows.reduce((total, row) => total + (value(row) ?? 0), 0) };
};

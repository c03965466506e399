import { defaultPageSize, limits, type Page, type PageInput } from '@telve/api';

/** Rows to skip and to take for a page; the size is clamped to the maximum. */
export const windowOf = ({ page = 1, size = defaultPageSize }: PageInput): { offset: number; limit: number } => {
  const limit = Math.min(size, limits.pageSizeMax);
  return { offset: (page - 1) * limit, limit };
};

/** The payload of a list. A page past the end is empty and says how many there are. */
export const pageOf = <Row>(items: Row[], totalCount: number, limit: number): Page<Row> => ({
  items,
  totalCount,
  totalPages: Math.ceil(totalCount / limit),
});

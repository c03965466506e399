import { type CallOptions, type Client, type Entry, limits, type Page, type PageInput } from '@telve/api';

/** Every row of a list, read page by page. Rejects as `client.call` does. */
export const readAll = async <Row, Input extends PageInput>(
  client: Client,
  entry: Entry<Input, Page<Row>>,
  input: Input,
  options?: CallOptions,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.call(entry, { ...input, page, size: limits.pageSizeMax }, options);
    rows.push(...answer.items);
    if (page >= answer.totalPages) return rows;
  }
};

import type { Entry, Page, PageInput } from '@telve/api';
import { type List, type ListState, useList } from '@telve/kit';
import { useState } from 'react';

/** Rows a dialog shows at once (GRP-08). */
export const pickSize = 10;

type NoFilters = Record<never, never>;

const start: ListState<NoFilters> = { page: 1, size: pickSize, search: '', filters: {} };

/** The list of a dialog: its page and search are the dialog's own and not the address's (GRP-07). */
export const usePickList = <Row extends object, Input extends PageInput>(
  entry: Entry<Input, Page<Row>>,
  input: Partial<Input> = {},
): List<Row, NoFilters> => {
  const [state, setState] = useState(start);
  return useList(entry, { state, onStateChange: setState, input });
};

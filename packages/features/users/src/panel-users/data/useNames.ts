import type { PanelUserRow } from '@telve/api';
import { useState } from 'react';
import { learnNames, type Names } from '../form/valueWords';

/** Names of companies and venues for one form, those of the record known from the start. The object stays the same. */
export const useNames = (user?: PanelUserRow): Names => {
  const [names] = useState<Names>(() => ({ companies: new Map(), venues: new Map() }));
  return learnNames(names, user);
};

import type { PanelUserRow } from '@telve/api';
import { useState } from 'react';
import type { WorkplaceNames } from '../../shared/names';
import { learnNames } from '../form/valueWords';

/** Names of companies and venues for one form, those of the record known from the start. The object stays the same. */
export const useNames = (user?: PanelUserRow): WorkplaceNames => {
  const [names] = useState<WorkplaceNames>(() => ({ companies: new Map(), venues: new Map() }));
  return learnNames(names, user);
};

import {
  activityEntries,
  type Entry,
  mayCall,
  merchantUserEntries,
  panelUserEntries,
  type Role,
  timePeriodEntries,
  venueEntries,
} from '@telve/api';
import type { WorkplaceNames } from '../../shared/names';
import type { PanelUserValues } from '../form/mapping';
import { worksForCompany } from '../names';
import type { PanelUserTexts } from '../texts';

/** A line of the summary. */
export interface AccessLine {
  may: boolean;
  words: string;
}

type Words = PanelUserTexts['access'];
type Topic = readonly [entry: Pick<Entry, 'access'>, words: (texts: Words) => string];

// What a role may do is read from the contract, so that the summary cannot promise anything else.
const topics: readonly Topic[] = [
  [venueEntries.list, (texts) => texts.venues],
  [venueEntries.updateStatus, (texts) => texts.venueStatus],
  [merchantUserEntries.create, (texts) => texts.merchantUsers],
  [panelUserEntries.list, (texts) => texts.panelUsers],
  [panelUserEntries.update, (texts) => texts.panelUsersEdit],
  [timePeriodEntries.update, (texts) => texts.timePeriods],
  [activityEntries.list, (texts) => texts.activity],
];

const scopeLine = ({ role, scope }: PanelUserValues, names: WorkplaceNames, texts: Words): AccessLine => {
  if (role === 'PanelUser') return { may: true, words: texts.everything };
  if (!worksForCompany(role)) return { may: true, words: texts.application };
  const company = names.companies.get(scope.companyId);
  if (company === undefined) return { may: false, words: texts.noCompany };
  if (scope.allVenue) return { may: true, words: texts.company(company) };
  const venue = names.venues.get(scope.venueId);
  return venue === undefined ? { may: false, words: texts.noVenue } : { may: true, words: texts.oneVenue(venue) };
};

/** What the chosen role may see and do, its scope first; empty while no role is chosen. */
export const accessOf = (
  values: PanelUserValues,
  names: WorkplaceNames,
  { access }: PanelUserTexts,
): readonly AccessLine[] => {
  if (values.role === '') return [];
  const roles: readonly Role[] = [values.role];
  return [
    scopeLine(values, names, access),
    ...topics.map(([entry, words]) => ({ may: mayCall(entry, roles, true), words: words(access) })),
  ];
};

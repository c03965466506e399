/** Names of companies and venues by their id as text: those of the record and all that the lookups told since. */
export interface WorkplaceNames {
  companies: Map<string, string>;
  venues: Map<string, string>;
}

import type { CampaignRow, CodeProgress } from '@telve/api';

/** The making of codes of one or several campaigns, added up. */
export interface Running extends CodeProgress {
  /** Title of the campaign, where it is one. */
  title: string | null;
  /** How many campaigns. */
  count: number;
}

/** What is being made of the shown campaigns; null while nothing is. */
export const runningOf = (rows: readonly Pick<CampaignRow, 'title' | 'codeProgress'>[]): Running | null => {
  const making = rows.flatMap(({ title, codeProgress }) =>
    codeProgress?.state === 'running' ? [{ title, ...codeProgress }] : [],
  );
  if (making.length === 0) return null;
  return {
    state: 'running',
    title: making.length === 1 ? (making[0]?.title ?? null) : null,
    count: making.length,
    done: making.reduce((sum, { done }) => sum + done, 0),
    total: making.reduce((sum, { total }) => sum + total, 0),
  };
};

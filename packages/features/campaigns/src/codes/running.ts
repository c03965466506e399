import type { CampaignRow, CodeProgress } from '@telve/api';
import type { CodesAt } from './follow/following';

/** The making of codes of one or several campaigns, added up. */
export interface Running extends CodeProgress {
  /** Title of the campaign, where it is one. */
  title: string | null;
  /** How many campaigns. */
  count: number;
}

/** What is being made of these campaigns; null while nothing is. */
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

/** How far the codes of these campaigns are in all: running as long as some are made, failed where some are missing after that. */
export const codesOf = (rows: readonly Pick<CampaignRow, 'title' | 'codeProgress' | 'userCount'>[]): CodesAt => {
  const running = runningOf(rows);
  if (running) return { state: 'running', done: running.done, total: running.total };
  const total = rows.reduce((sum, { userCount }) => sum + (userCount ?? 0), 0);
  const missing = rows.reduce((sum, { codeProgress: at }) => sum + (at ? at.total - at.done : 0), 0);
  const state = rows.some(({ codeProgress }) => codeProgress?.state === 'failed') ? 'failed' : 'made';
  return { state, done: total - missing, total };
};

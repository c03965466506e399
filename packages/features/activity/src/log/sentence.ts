import type { ActivityRow } from '@telve/api';
import type { ActionTexts, ActivityTexts } from '../texts';

/** A piece of a sentence: who did it, what it was done to, or plain words. */
export interface SentencePart {
  text: string;
  role: 'actor' | 'record' | 'words';
}

type Known = Pick<ActivityTexts, 'actions' | 'kindActions' | 'otherAction' | 'system' | 'someone'>;

/** Words of an action; one that this version does not know is told by its kind. */
const wordsOf = ({ action, kind }: Pick<ActivityRow, 'action' | 'kind'>, texts: Known): ActionTexts =>
  (Object.hasOwn(texts.actions, action) ? texts.actions[action] : undefined) ??
  (Object.hasOwn(texts.kindActions, kind) ? texts.kindActions[kind] : undefined) ?? { own: texts.otherAction };

/** Who did it: a person, somebody whose account is gone, or the system. */
export const actorOf = (
  { actorId, actorName }: Pick<ActivityRow, 'actorId' | 'actorName'>,
  texts: Pick<ActivityTexts, 'system' | 'someone'>,
): string => actorName ?? (actorId === null ? texts.system : texts.someone);

/** Accounts of the panel are those that act; others may have the same number. */
const isOwn = ({ actorId, entity, entityId }: ActivityRow): boolean =>
  actorId !== null && entityId === String(actorId) && (entity === 'panel_user' || entity === 'session');

/**
 * What happened as a sentence: `Nehir Saraçgil mağazayı pasif yaptı.` With `named`, for logs of more than one record, it
 * says which: `Nehir Saraçgil, Kırık Fincan Moda mağazasını pasif yaptı.` What somebody did to the own account is told as such.
 */
export const sentenceOf = (row: ActivityRow, texts: Known, named = false): readonly SentencePart[] => {
  const words = wordsOf(row, texts);
  const actor: SentencePart = { text: actorOf(row, texts), role: 'actor' };
  if (words.self && isOwn(row)) return [actor, { text: ` ${words.self}`, role: 'words' }];
  if (named && words.named && row.entityName !== null) {
    return [
      actor,
      { text: ', ', role: 'words' },
      { text: row.entityName, role: 'record' },
      { text: ` ${words.named}`, role: 'words' },
    ];
  }
  const said = row.actorId === null ? (words.system ?? words.own) : words.own;
  return [actor, { text: ` ${said}`, role: 'words' }];
};

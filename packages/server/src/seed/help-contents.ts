import type { Db } from '../http/call';
import { selectHelpCategories, toColumns } from '../modules/help-contents/repository';
import { firstQuestions, helpTexts, hiddenQuestions } from './help-texts';
import { insertRows } from './insert';

const dayMs = 86_400_000;

/** From 1: first those that stand first, after them the others as they were added. */
const priorityOf = (title: string, n: number): number => {
  const place = firstQuestions.indexOf(title);
  return place === -1 ? firstQuestions.length + n + 1 : place + 1;
};

/** The questions of the help menu. */
export const seedHelpContents = async (db: Db, now: Date): Promise<void> => {
  const ids = new Map((await selectHelpCategories(db)).map(({ id, title }) => [title, id]));
  const rows = helpTexts.map(([category, title, titleEn, description, descriptionEn], n) => {
    const created = new Date(now.getTime() - (helpTexts.length - n) * 6 * dayMs);
    return {
      ...toColumns({
        ...{ title, titleEn, description, descriptionEn },
        helpMenuId: ids.get(category) as number,
        active: !hiddenQuestions.includes(title),
        priority: priorityOf(title, n),
      }),
      created_at: created,
      updated_at: created,
      version: 1,
    };
  });
  await insertRows(db, 'help_contents', rows);
};

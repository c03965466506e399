import { foldTr } from '@telve/locale';
import { type PublicImages, publicImagesPath } from '../files/publicImages';
import type { Db } from '../http/call';
import { imageFolder } from '../modules/coffee-sizes/repository';
import { seedTexts } from './texts';

/** A drawn cup, 96 by 96; a chosen one is filled. */
const cup = (height: number, isChosen: boolean): string => {
  const top = 80 - height;
  const [line, fill] = isChosen ? ['#683812', '#fcc86c'] : ['#594d44', '#fff8ec'];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<path d="M30 ${top}h36l-5 ${height}H35z" fill="${fill}" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="M27 ${top}h42" stroke="${line}" stroke-width="5" stroke-linecap="round"/>`,
    '</svg>',
  ].join('');
};

const heights = [34, 46, 58];

/** Three coffee sizes with their drawn pictures (CAT-13). */
export const seedCoffeeSizes = async (db: Db, images: PublicImages, now: Date): Promise<void> => {
  for (const [n, title] of seedTexts.catalogueSizes.entries()) {
    const keys = [false, true].map((isChosen) => `${imageFolder}/demo-${n + 1}${isChosen ? '-selected' : ''}.svg`);
    const [plain, selected] = keys as [string, string];
    await images.write(plain, cup(heights[n] as number, false));
    await images.write(selected, cup(heights[n] as number, true));
    await db
      .insertInto('coffee_sizes')
      .values({
        title,
        title_key: foldTr(title),
        image: `${publicImagesPath}/${plain}`,
        selected_image: `${publicImagesPath}/${selected}`,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
};

import { readAnimation } from '@telve/api/animation';
import { type PublicImages, publicImagesPath } from '../files/publicImages';
import type { StoredImage } from '../files/uploadedImages';
import type { Db } from '../http/call';
import { animationColumns, imageFolder, pictureColumns } from '../modules/onboardings/repository';
import { emptyScreen, toScreenColumns } from '../modules/screens';
import { seedDrawings } from './campaigns';
import { linkOf, onboardings, type ScreenPlan } from './content-texts';
import { insertRows } from './insert';
import { steamingCup } from './steaming-cup';

/** A screen of the demo as its record keeps it, at the place after `n` others. */
export const screenColumnsOf = ({ title, description, active, link }: ScreenPlan, n: number) =>
  toScreenColumns({
    ...emptyScreen,
    ...{ title, description, active, ordering: n + 1 },
    ...(link && { link: linkOf(link[0]), linkText: link[1] }),
  });

const seedAnimation = async (images: PublicImages) => {
  const text = steamingCup();
  const facts = readAnimation(text);
  if (typeof facts === 'string') throw new Error(`The animation of the demo is none: ${facts}`);
  const key = `${imageFolder}/demo-fincan.json`;
  await images.write(key, text);
  const { format, seconds } = facts;
  return { address: `${publicImagesPath}/${key}`, size: Buffer.byteLength(text), format, seconds };
};

/** The screens of the consumer app's first start: the first one moves, the others show a picture. */
export const seedOnboardings = async (db: Db, images: PublicImages, now: Date): Promise<void> => {
  const drawing = { folder: imageFolder, count: onboardings.length, seed: 53, width: 296, height: 269 };
  const drawn = await seedDrawings(images, drawing);
  const animation = await seedAnimation(images);
  const rows = onboardings.map((plan, n) => ({
    ...screenColumnsOf(plan, n),
    ...pictureColumns(drawn[n] as StoredImage),
    ...animationColumns(n === 0 ? animation : null),
    created_at: now,
    updated_at: now,
  }));
  await insertRows(db, 'onboardings', rows);
};

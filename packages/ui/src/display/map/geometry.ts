import { lakes, land } from './outline';

/** Size of the drawing, in its own units: a degree of latitude is `unit` high, one of longitude narrower by the cosine of 39°. */
const unit = 25;
const narrowing = Math.cos((39 * Math.PI) / 180);
const west = 25.4;
const north = 42.4;
export const mapSize = {
  width: Math.round((45.1 - west) * unit * narrowing),
  height: Math.round((north - 35.5) * unit),
};

/** Where a place lies on the drawing. */
export const project = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - west) * unit * narrowing * 10) / 10,
  y: Math.round((north - latitude) * unit * 10) / 10,
});

const corners = (ring: readonly number[]): [longitude: number, latitude: number][] =>
  ring.flatMap((value, at) => (at % 2 === 0 ? [[value / 100, (ring[at + 1] ?? 0) / 100] as [number, number]] : []));

const pathOf = (rings: readonly (readonly number[])[]) =>
  rings
    .map(
      (ring) =>
        `M${corners(ring)
          .map(([lon, lat]) => Object.values(project(lon, lat)).join(' '))
          .join('L')}Z`,
    )
    .join('');

/** The drawing's paths. Functions, so that nothing is computed where no map is shown. */
export const landPath = () => pathOf(land);
export const lakesPath = () => pathOf(lakes);

/** Whether a ray to the east crosses the ring an odd number of times. */
function within(ring: readonly number[], longitude: number, latitude: number): boolean {
  const points = corners(ring);
  return points.reduce((inside, [lon, lat], at) => {
    const [nextLon, nextLat] = points[(at + 1) % points.length] ?? [lon, lat];
    const crosses = lat > latitude !== nextLat > latitude;
    return crosses && longitude < lon + ((latitude - lat) / (nextLat - lat)) * (nextLon - lon) ? !inside : inside;
  }, false);
}

/** Degrees of latitude between a place and the nearest point of a ring's outline. */
function distance(ring: readonly number[], longitude: number, latitude: number): number {
  const points = corners(ring).map(([lon, lat]) => [(lon - longitude) * narrowing, lat - latitude] as const);
  return Math.min(
    ...points.map(([ax, ay], at) => {
      const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const part = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(ax + part * dx, ay + part * dy);
    }),
  );
}

/** About 11 km: the outline is simplified, and small islands belong to the coast they lie before. */
const tolerance = 0.1;

/**
 * Whether a place lies in Turkey or at most about 11 km outside of its drawn outline, so that no place of its coasts and
 * islands is taken for a mistake. For a remark at a form, not for a border dispute.
 * @param latitude degrees north
 * @param longitude degrees east
 */
export function isInTurkey(latitude: number, longitude: number): boolean {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  return land.some((ring) => within(ring, longitude, latitude) || distance(ring, longitude, latitude) <= tolerance);
}

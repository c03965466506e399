/** Address of a place on a public map, for a link that opens another tab; undefined for what is no place on the globe. */
export const mapAddress = (latitude: number | null, longitude: number | null): string | undefined => {
  if (latitude === null || longitude === null) return undefined;
  // Written this way round, NaN is no place either.
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPlace) return undefined;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
};

/** The page that partners show in a frame. */
export const embedPath = '/embed/apply';

/**
 * The origin that may frame an address, of those that are listed: the one that the frame's address names. The list itself is
 * told to nobody. Undefined for every other address, and for an origin that is not listed.
 */
export const embedOrigin = (url: string, listed: readonly string[]): string | undefined => {
  const [path, query = ''] = url.split('?', 2);
  if (path !== embedPath) return undefined;
  const asked = new URLSearchParams(query).get('origin');
  return listed.find((origin) => origin === asked);
};

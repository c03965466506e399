/** Where a link of content leads: into the app, or to a page outside (CAMP-47). */
export const linkTypes = ['InternalLink', 'ExternalLink'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Blanks, controls and signs that show nothing; a browser drops some of them before it reads a scheme. */
const hidden = /[\s\p{Cc}\p{Cf}\\]/u;

const isWebAddress = (link: string): boolean => {
  if (!/^https?:\/\/[^/]/i.test(link) || !URL.canParse(link)) return false;
  const { protocol, hostname, username, password } = new URL(link);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // A host without a dot is a slip such as `http://https://example.com`, or a machine of the reader's own network.
  return isWeb && hostname.includes('.') && username === '' && password === '';
};

/** A place in the app: a path, or its name. Without a colon it has no scheme, with one leading slash no host. */
const isAppPlace = (link: string): boolean => /^\/(?!\/)[^:]*$|^[\p{L}\d][\p{L}\d/_-]*$/u.test(link);

/**
 * True for a link that may be stored and followed. Outside: a web address with its scheme (CAMP-97, MCAMP-23). Inside: a
 * path or a name of the app, or a web address, which the app may know for its own. Nothing that runs.
 */
export const isSafeLink = (link: string, type: LinkType): boolean => {
  if (hidden.test(link)) return false;
  return isWebAddress(link) || (type === 'InternalLink' && isAppPlace(link));
};

/** How the browsers and the bundler say that a part of the page could not be loaded: offline, or gone after a release. */
const words =
  /dynamically imported module|module script failed|Unable to preload|Load failed for the module|disallowed MIME type/i;

/** True for the error of an `import()` that got no answer. Only a reload helps: browsers remember it. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && words.test(error.message);

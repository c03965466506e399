const router = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * The router as a shipped page needs it: its production build, to which no door of its package leads, and without the
 * components that nobody uses. A bundler keeps those for the names that they give themselves for developers.
 * @returns {import('vite').Plugin}
 */
export const productionRouter = () => ({
  name: 'telve-production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
  transform(code, id) {
    if (!router.test(id)) return null;
    const named = /^\w+\.displayName = "\w+";$/gm;
    return {
      code: code.replace(named, '').replace(/(?=\bReact\d*\.(?:forwardRef|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    };
  },
});

import { transformAsync } from '@babel/core';

/**
 * The styled-components transform as a bundler plugin: style texts without white space, and components that nobody uses can
 * be left out. `ssr` gives component ids from package and file, so that two load orders hydrate alike.
 * @param {{ ssr: boolean, namespace?: string }} options
 */
export const styledComponents = (options) => ({
  name: 'styled-components',
  transform: {
    filter: { id: /\.tsx?$/, code: /from 'styled-components'/ },
    async handler(code, id) {
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [['babel-plugin-styled-components', { pure: true, displayName: false, fileName: false, ...options }]],
      });
      return { code: result.code, map: result.map };
    },
  },
});

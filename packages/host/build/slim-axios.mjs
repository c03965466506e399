import { createRequire } from 'node:module';

const core = createRequire(new URL('../../api/package.json', import.meta.url)).resolve('axios/unsafe/core/Axios.js');

const door = '\0telve-axios';
const noFetch = '\0telve-axios-no-fetch';

/**
 * axios as a browser's transport needs it: its class, over XMLHttpRequest. The main door makes an instance with everything
 * on it, which no bundler can take apart, and brings a second way to send that browsers do not take.
 * @returns {import('vite').Plugin}
 */
export const slimAxios = () => ({
  name: 'telve-slim-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source === 'axios') return door;
    return source === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? noFetch : null;
  },
  load(id) {
    if (id === door) return `export { default as Axios } from ${JSON.stringify(core)};`;
    return id === noFetch ? 'export const getFetch = () => false;' : null;
  },
});

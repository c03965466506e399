import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// The browser's part, into dist/. The server runs from these files as they are.
await build({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  base: '/app/',
  build: {
    rolldownOptions: {
      input: 'browser.mjs',
      output: { entryFileNames: 'browser.js' },
      // "use client" is for frameworks that split server from browser; here it says nothing.
      checks: { moduleLevelDirective: false },
    },
  },
});

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('plain', import.meta.url));

/** Builds the plain pages for production, with the host's own plugin and target. */
export const buildPlain = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    base: '/plain/',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['venues.html', 'campaigns.html', 'editor.html'].map((file) => join(root, file)) },
    },
  });
};

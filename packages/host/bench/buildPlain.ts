import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the plain page for production, with the host's own plugin and target. */
export const buildPlain = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('plain', import.meta.url)),
    base: '/plain/',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
};

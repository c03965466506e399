import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '5081'}`;

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: { '/api': api, '/media': api, '/dev': api },
  },
  build: {
    target: 'es2022',
    // Nothing may be inlined as a data: address: the page's policy refuses it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});

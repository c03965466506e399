import { defineConfig } from 'vite';

// Ladle brings its own Vite; packages come from their sources, as everywhere in development.
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
});

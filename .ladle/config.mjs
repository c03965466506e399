/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: ['packages/*/src/**/*.stories.tsx', 'packages/features/*/src/**/*.stories.tsx'],
  outDir: '.cache/stories',
  viteConfig: './.ladle/vite.config.ts',
  addons: { rtl: { enabled: false }, msw: { enabled: false } },
};

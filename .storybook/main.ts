import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/widgets/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  // The scripts that other sites load, as they were built.
  staticDirs: [{ from: '../packages/widgets/dist', to: '/widgets' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@chromatic-com/storybook'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Relative, so that the static build opens from any path.
    base: './',
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
  }),
};

export default config;

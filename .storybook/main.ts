import type { StorybookConfig } from '@storybook/react-vite'
import { firstPaint } from './first-paint.ts'

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'vite.base.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../{src,stories}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewHead: (head) => `${head}${firstPaint}`,
  // The same addresses as in the product: pictures come from the package, not from a copy.
  staticDirs: [{ from: '../node_modules/@lobehub/fluent-emoji-3d/assets', to: '/pictures' }, '../public'],
  // The reader knows what Storybook is.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config

import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultClientConditions } from 'vite'
import { messages } from '../apps/admin/messages.ts'

// `tools/stories` records the screens before Storybook starts; the tests of stories do without them.
const screens = join(import.meta.dirname, 'screens')
const isRecorded = existsSync(screens) && process.env['VITEST'] === undefined

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '.', files: '*.@(mdx|stories.tsx)' },
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Компоненты' },
    { directory: '../apps/admin/src', files: '**/*.stories.tsx', titlePrefix: 'Части экранов' },
    ...(isRecorded ? [{ directory: './screens', files: '*.stories.tsx', titlePrefix: 'Экраны' }] : []),
  ],
  staticDirs: isRecorded
    ? [
        { from: './screens/answers', to: '/recorded/answers' },
        { from: './screens/files', to: '/files' },
      ]
    : [],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    // Agents read the stories and their documentation at /mcp of a Storybook that runs.
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  docs: { defaultName: 'Описание' },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react({ compiler: true }), tailwind(), messages()],
    resolve: { ...config.resolve, conditions: ['@admin-panel/source', ...defaultClientConditions] },
  }),
} satisfies StorybookConfig

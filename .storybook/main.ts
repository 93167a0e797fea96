import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { messages } from '../apps/admin/messages.ts'

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Компоненты' },
    { directory: '../apps/admin/src', files: '**/*.stories.tsx', titlePrefix: 'Экраны' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react({ compiler: true }), tailwind(), messages()],
    resolve: { ...config.resolve, conditions: ['@admin-panel/source', ...defaultClientConditions] },
  }),
} satisfies StorybookConfig

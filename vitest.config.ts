import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { compileMessages, messages } from './apps/admin/messages.ts'
import { chrome } from './tools/chrome.ts'

const source = '@admin-panel/source'
const node = {
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
}
// Two projects read them; the first of two compilations at once would be seen half written.
await compileMessages()
const launchOptions = await chrome()
// Made anew for each project: vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  // As those who use it have it; without one the headless browser names a language that no standard knows.
  provider: playwright({ launchOptions, contextOptions: { locale: 'ru-RU' } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})
const client = {
  plugins: [react({ compiler: true }), tailwind()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  optimizeDeps: {
    // A dependency that is found only while tests run reloads the page and brings a second React.
    entries: ['packages/{ui,hooks}/src/**/*.tsx', '.storybook/preview.tsx'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react/compiler-runtime',
    ],
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...node,
        test: { name: 'node', include: ['packages/{permissions,sdk}/src/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      ...['pglite', 'postgres'].map((database) => ({
        ...node,
        test: {
          name: `api:${database}`,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [`apps/api/src/**/${database === 'pglite' ? 'postgres' : 'pglite'}*.test.ts`],
          globalSetup: [
            ...(database === 'postgres' ? ['tools/postgres.ts'] : []),
            `apps/api/src/test/setup-${database}.ts`,
          ],
          // The server's modules are loaded once for a worker, which takes longer than most of the files.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      })),
      {
        ...client,
        test: { name: 'browser', include: ['packages/{sdk,ui,hooks}/src/**/*.test.tsx'], browser: browser() },
      },
      {
        ...client,
        plugins: [...client.plugins, ...messages()],
        optimizeDeps: { ...client.optimizeDeps, entries: ['apps/admin/src/**/*.tsx'] },
        // The files share one origin, and so one local storage.
        test: {
          name: 'admin',
          fileParallelism: false,
          // The panel's modules are loaded once, which takes longer than most of the files.
          isolate: false,
          setupFiles: 'apps/admin/src/test/setup.ts',
          include: ['apps/admin/src/**/*.test.{ts,tsx}'],
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: client.optimizeDeps,
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
})

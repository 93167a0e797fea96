import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compileMessages, messages } from './apps/admin/messages.ts'
import { flaky } from './tools/machine/flaky.ts'
import { chrome } from './tools/machine/chrome.ts'
import { endWithParents } from './tools/machine/parents.ts'
import { asPublished, published } from './tools/packages/as-published.ts'
import { keepScratchInMemory } from './tools/machine/scratch.ts'

const source = '@admin-panel/source'
const node = {
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
}
// Node loads the modules itself, as it does for the server: its bindings are faster than those of Vite, and nothing is
// transformed before.
const byNode = {
  execArgv: [`--conditions=${source}`],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}
// Two projects read them; the first of two compilations at once would be seen half written.
await compileMessages()
keepScratchInMemory()
endWithParents()
const launchOptions = await chrome()
// On a busy machine the first screen of a file or the start of a server takes long; what appears is seen at once all the
// same.
const patient = { expect: { poll: { timeout: 15_000 } }, testTimeout: 180_000, hookTimeout: 180_000 }
// Files in a browser share one origin, with its local storage, and the focus. Projects with another number of workers need
// another group.
const alone = { fileParallelism: false, sequence: { groupOrder: 1 } }
// A retry separates faults from moments of load; the report names the tests that needed one.
const retried = { ...alone, retry: 1, expect: { poll: { timeout: 30_000 } } }
// Made anew for each project: vitest writes the project's name into it.
const browser = () => ({
  enabled: true,
  headless: true,
  // Without a locale the headless browser names a language that no standard knows. A click waits until its target moves no
  // more.
  provider: playwright({
    launchOptions,
    contextOptions: { locale: 'ru-RU', reducedMotion: 'reduce' },
    // Without it, a click and `expect.element` wait for a wrong locator as long as the test may take.
    actionTimeout: 30_000,
  }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})
const client = {
  plugins: [react({ compiler: true }), tailwind()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  optimizeDeps: {
    // A dependency that is found only while tests run reloads the page and brings a second React; a new icon would be one.
    exclude: ['lucide-react'],
    entries: ['packages/{ui,hooks}/src/**/*.tsx', 'examples/*/*.tsx', '.storybook/preview.tsx'],
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

// What is published, which must be built: `tools/packages/check.ts` runs this project.
const packed = {
  ...client,
  plugins: [asPublished(), react({ compiler: true, exclude: [/node_modules/, published] }), tailwind()],
  test: {
    ...patient,
    ...retried,
    name: 'packed',
    include: [
      'packages/ui/src/data-table/{renders,selection}.test.tsx',
      'packages/ui/src/headless/parts/frame.test.tsx',
    ],
    browser: browser(),
  },
}

const api = {
  ...byNode,
  include: ['apps/api/src/**/*.test.ts'],
  // The server's modules are loaded once for a worker, which takes longer than most of the files.
  isolate: false,
  ...patient,
}
// These files run on PGlite as well: the two databases differ in connections and locks, in the order and the search of texts,
// and in what a transaction survives. The rest runs on PostgreSQL, PGlite executes each of its statements once
// (apps/api/src/test/statements/also-on-pglite.ts), and `pnpm test:long` runs every file on PGlite.
const onPglite = [
  'apps/api/src/**/pglite*.test.ts',
  'apps/api/src/db/**/*.test.ts',
  'apps/api/src/query/{list,transaction}.test.ts',
  'apps/api/src/sections/{search,products/find}/**/*.test.ts',
]
// They belong to the whole workspace, and need a server.
const onServer = [
  'tools/clients/{export-import,foreign-client,server-session,sign-in-form}.test.ts',
  'tools/docs/run*.test.ts',
]
// They prove endurance: `pnpm test:long` names them.
const long = process.argv.some((argument) => argument.includes('.long.')) ? [] : ['**/*.long.test.*']
// A file that is named runs where it is wanted.
const isNamed = process.argv.some((argument) => /^(?:apps\/api|src)\//.test(argument))

// Storybook takes longer to load than most files take to run, so a run that names only other projects does without it.
const chosen = [...process.argv.join(' ').matchAll(/ --project[= ](\S+)/g)].map(([, name = '']) => name)
const hasStories = chosen.length === 0 || chosen.some((name) => !/^(?:node|api:|browser|admin|packed)/.test(name))

async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: client.optimizeDeps,
    // Storybook and the components are loaded once for all stories, as in its own window.
    test: { ...patient, ...retried, name: 'stories', isolate: false, browser: browser() },
  }
}

export default defineConfig({
  test: {
    reporters: ['default', flaky],
    // A worker waits for databases and for browsers: with one less than there are cores, a machine of two is half idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...node,
        test: {
          ...patient,
          ...byNode,
          name: 'node',
          // The modules of the SDK and of tools are loaded once for a worker, in half of the CPU time.
          isolate: false,
          include: [
            'packages/{permissions,sdk,mcp,ui}/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'openapi/gen/**/*.test.ts',
          ],
          exclude: [...onServer, ...long],
        },
      },
      {
        ...node,
        test: {
          ...api,
          name: 'api:postgres',
          exclude: ['apps/api/src/**/pglite*.test.ts', ...long],
          globalSetup: ['tools/build.ts', 'tools/machine/postgres.ts', 'apps/api/src/test/setup-postgres.ts'],
          setupFiles: ['apps/api/src/test/statements/also-on-pglite.ts', 'apps/api/src/test/statements/typed-rows.ts'],
        },
      },
      {
        ...node,
        test: {
          ...api,
          name: 'api:pglite',
          ...(isNamed ? {} : { include: [...onPglite, ...onServer] }),
          exclude: ['apps/api/src/**/postgres*.test.ts', ...long],
          globalSetup: ['tools/build.ts', 'apps/api/src/test/setup-pglite.ts'],
        },
      },
      {
        ...client,
        test: {
          ...patient,
          ...retried,
          name: 'browser',
          include: ['packages/{sdk,ui,hooks}/src/**/*.test.tsx', 'examples/*/*.test.tsx'],
          exclude: long,
          browser: browser(),
        },
      },
      {
        ...client,
        plugins: [...client.plugins, ...messages()],
        optimizeDeps: { ...client.optimizeDeps, entries: ['apps/admin/src/**/*.tsx'] },
        test: {
          ...patient,
          ...retried,
          name: 'admin',
          // The panel's modules are loaded once, which takes longer than most of the files.
          isolate: false,
          setupFiles: 'apps/admin/src/test/setup.ts',
          include: ['apps/admin/src/**/*.test.{ts,tsx}'],
          exclude: long,
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      ...(chosen.includes('packed') ? [packed] : []),
      ...(hasStories ? [await stories()] : []),
    ],
  },
})

import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@admin-panel/source', ...defaultServerConditions]

/** The tests that `pnpm mutation` runs for each mutant: those that need no browser and no database. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['packages/{permissions,sdk}/src/**/*.test.ts'] },
})

import { join } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { chunkOf } from './chunks.ts'
import { paraglide } from './paraglide.config.ts'

const build = { build: process.env['BUILD_ID'] ?? Date.now().toString(36), built_at: new Date().toISOString() }
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

/** The file that a running panel asks for to learn that a newer build is out (rule O1). */
function latestBuilds(): Plugin {
  return {
    name: 'latest-builds',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'latest-builds.json', source: JSON.stringify(build) })
    },
  }
}

/** Messages ask which language is on show of the panel, and not of Paraglide's runtime. */
function ownLocale(): Plugin {
  return {
    name: 'own-locale',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../runtime.js' && importer?.includes('/src/paraglide/messages/')
        ? join(import.meta.dirname, 'src/shared/locale.ts')
        : null,
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwind(), paraglideVitePlugin(paraglide), ownLocale(), latestBuilds()],
  resolve: { conditions: ['@admin-panel/source', ...defaultClientConditions] },
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(build.build) },
  server: { port: 5173, proxy: { '/api': api, '/latest-builds.json': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The panel carries the names of all its chunks: without words they are a kilobyte less.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: chunkOf(), debugName: 'chunks', priority: 2 },
            // What several screens say and draw is one file, not hundreds.
            {
              name: 'words',
              test: /\/paraglide\/messages\/|\/lucide-react\/dist\/esm\/icons\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { brandStyle } from './brand-style.ts'
import { buildId } from './build-id.ts'
import { chunkOf } from './chunks.ts'
import { compiledAtOnce } from './compiled-at-once.ts'
import { messages } from './messages.ts'
import { screenChunks } from './screen-chunks.ts'
import { serviceWorker } from './service-worker.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    tailwind(),
    messages(),
    compiledAtOnce(),
    screenChunks(),
    serviceWorker(),
    brandStyle(),
    buildId(),
  ],
  resolve: { conditions: ['@admin-panel/source', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/api': api, '/latest-builds.json': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: chunkOf(), debugName: 'chunks', priority: 2 },
            // Messages and icons of several dialogs go into one file instead of hundreds.
            {
              name: 'dialogs',
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

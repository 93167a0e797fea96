import { defineConfig } from 'tsup'
import { declarations } from '../../tools/packages/declarations.ts'
import manifest from './package.json' with { type: 'json' }

const entry = {
  index: 'src/index.ts',
  english: 'src/errors/english.ts',
  events: 'src/live/index.ts',
  forms: 'src/validation/forms/index.ts',
  operations: 'src/many/index.ts',
  passkey: 'src/session/passkey/index.ts',
  resources: 'src/resources.gen.ts',
  validation: 'src/validation/index.ts',
  server: 'src/session/server/index.ts',
  testing: 'src/testing/index.ts',
  upload: 'src/upload/index.ts',
  words: 'src/validation/forms/words.gen.ts',
  webhooks: 'src/webhooks/index.ts',
}

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: declarations(entry),
  clean: true,
  sourcemap: true,
  define: { SDK_VERSION: JSON.stringify(manifest.version) },
  external: ['@admin-panel/sdk'],
  tsconfig: 'tsconfig.build.json',
})

import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    english: 'src/errors/english.ts',
    events: 'src/live/index.ts',
    resources: 'src/resources.gen.ts',
    validation: 'src/validation/index.ts',
    testing: 'src/testing/index.ts',
    upload: 'src/upload/index.ts',
    webhooks: 'src/webhooks/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  external: ['@admin-panel/sdk'],
  tsconfig: 'tsconfig.build.json',
})

import { defineConfig } from 'tsup'
import { declarations } from '../../tools/packages/declarations.ts'

const entry = { index: 'src/index.ts' }

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: declarations(entry),
  clean: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
})

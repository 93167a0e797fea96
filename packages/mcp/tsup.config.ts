import { defineConfig } from 'tsup'
import { declarations } from '../../tools/packages/declarations.ts'

const entry = { index: 'src/index.ts', bin: 'src/bin.ts' }

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: declarations({ index: entry.index }),
  clean: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
})

import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/*.tsx', 'src/{cn,iso-day,read-number,sort-order,table-view,toasts}.ts', '!src/*.{stories,test}.tsx'],
  format: ['esm', 'cjs'],
  // One copy of each module for all entries: a context that exists twice is two contexts.
  splitting: true,
  dts: true,
  clean: true,
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
})

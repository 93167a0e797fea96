import { readFileSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { compiled } from '../../tools/packages/compiled.ts'
import { declarations } from '../../tools/packages/declarations.ts'
import manifest from './package.json' with { type: 'json' }

// The public modules, as the workspace imports them.
const modules = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file))
const entry = Object.fromEntries(modules.map(([name, file]) => [name.slice(2), file]))

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  // One copy of each module for all entries: a context that exists twice is two contexts.
  splitting: true,
  esbuildPlugins: [compiled(import.meta.dirname)],
  dts: declarations(entry),
  clean: true,
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  onSuccess: markClientModules,
})

/** Components run in the browser: a server that renders React imports their entries as references to client code. */
async function markClientModules() {
  for (const [name, source] of modules)
    if (source.endsWith('.tsx') || name === './texts' || name.startsWith('./headless/'))
      for (const extension of ['js', 'cjs']) {
        const file = `dist/${name.slice(2)}.${extension}`
        writeFileSync(file, `'use client'\n${readFileSync(file, 'utf8')}`)
      }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

// The public modules, as the workspace imports them, by folder: the bundler of declarations parses and checks everything
// anew where the folder of one entry differs from that of the entry before.
const entries = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file))
const modules = Object.values(Object.groupBy(entries, ([, file]) => dirname(file))).flatMap((group = []) => group)

export default defineConfig({
  entry: Object.fromEntries(modules.map(([name, file]) => [name.slice(2), file])),
  format: ['esm', 'cjs'],
  // One copy of each module for all entries: a context that exists twice is two contexts.
  splitting: true,
  dts: true,
  clean: true,
  target: 'es2022',
  tsconfig: 'tsconfig.build.json',
  onSuccess: markClientModules,
})

/** Components run in the browser: a server that renders React imports their entries as references to client code. */
async function markClientModules() {
  for (const [name, source] of modules)
    if (source.endsWith('.tsx') || name === './texts')
      for (const extension of ['js', 'cjs']) {
        const file = `dist/${name.slice(2)}.${extension}`
        writeFileSync(file, `'use client'\n${readFileSync(file, 'utf8')}`)
      }
}

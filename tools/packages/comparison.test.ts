import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { compiled } from './compiled.ts'

const folder = join(root, 'examples/comparison')

/** What the page adds to an application that has React, minified: kilobytes after gzip, with ours as it is published. */
async function kilobytesOf(file: string) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiled(join(root, 'packages/ui'))],
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  return (gzipSync(code, { level: 9 }).length / 1024).toFixed(1)
}

test.each(['headless.tsx', 'tanstack.tsx'])(
  'the README of the components has the lines and bytes of %s',
  async (file) => {
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length
    const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8')
    const row = readme.split('\n').find((line) => line.includes(`\`${file}\``))
    expect(
      row
        ?.split('|')
        .slice(2, 4)
        .map((cell) => cell.trim()),
    ).toEqual([`${lines}`, `${await kilobytesOf(file)} kB`])
  },
)

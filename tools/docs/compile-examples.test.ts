import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run.ts'
import { blocks } from './blocks.ts'

const docs = join(root, 'apps/docs')
const compilerOptions = {
  module: 'preserve',
  moduleResolution: 'bundler',
  target: 'es2023',
  lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
  customConditions: ['@admin-panel/source'],
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  // As the templates of Next.js and React Router name their folders.
  paths: { '@/*': ['./*'], '~/*': ['./*'] },
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
}

test('an example can be copied: it makes no second cache or client, and no form that empties its fields', () => {
  const harmful = /new QueryClient\(\)\)|<form action=|In your project/
  expect(
    blocks()
      .filter(({ code }) => harmful.test(code))
      .map(({ place }) => place),
  ).toEqual([])
  const secondCaches = blocks().filter(
    ({ file, code, place }) => !file && code.includes('createHooks(') && !/README/.test(place),
  )
  expect(secondCaches.map(({ place }) => place)).toEqual([])
})

test('every example of the READMEs and of the site compiles', () => {
  const examples = blocks()
  expect(examples.length).toBeGreaterThan(50)
  // The examples stand where a program of another team would: in a folder that has the packages installed.
  const folder = mkdtempSync(join(docs, 'node_modules/.examples-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = examples.map(({ extension }, index) => `${index}.${extension}`)
  for (const [index, { code }] of examples.entries()) writeFileSync(join(folder, files[index] ?? ''), code)
  // A block that begins with the name of its file can be imported by the others, as a reader would do it.
  for (const { file, code } of examples) if (file) writeFileSync(join(folder, file), code)
  const context = ['example-context.d.ts', 'example-frameworks.d.ts'].map((name) => join(docs, name))
  const settings = { compilerOptions, files: [...files, ...context] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))

  const { signal, stdout, stderr } = spawnSync('tsc', ['--pretty', 'false'], { cwd: folder, encoding: 'utf8' })
  const faults = `${stdout}${stderr}`
    .split('\n')
    // Lint checks the packages with their own settings; an indented line continues the one before.
    .filter((line) => !/^(?:\s|$|[./]*packages\/)/.test(line))
    .map((line) => line.replace(/^(\d+)\.tsx?\(/, (_, index: string) => `${examples[Number(index)]?.place}, line (`))
  expect({ signal, faults }).toEqual({ signal: null, faults: [] })
})

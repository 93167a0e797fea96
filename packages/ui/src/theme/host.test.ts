import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.')
    ? join(base, id)
    : require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
  return { path, base: dirname(path), content: await readFile(path, 'utf8') }
}

/** The rules that Tailwind makes of the classes, and the variables of its theme. */
async function stylesheet(imports: string, classes: string[]) {
  const compiled = await compile(imports, { base: import.meta.dirname, loadStylesheet })
  const css = compiled.build(classes)
  const variables = [...css.matchAll(/^\s*(--[\w-]+): ([^;]+);/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  return { utilities: css.slice(css.indexOf('@layer utilities')).split('@property')[0] ?? '', variables }
}

const plain = "@import 'tailwindcss';"
const classes =
  'text-xs text-sm text-base text-2xl font-sans font-mono font-bold leading-6 text-blue-500 bg-red-100 border-gray-200 rounded-md rounded-xl shadow-lg p-4 transition ease-out animate-spin dark:hidden md:flex max-w-screen-lg'.split(
    ' ',
  )

test('the theme leaves every utility of the application as it was', async () => {
  const before = await stylesheet(plain, classes)
  const after = await stylesheet(`${plain}@import './theme.css';`, classes)
  for (const name of classes) expect(before.utilities).toContain(name.replace(':', String.raw`\:`))
  expect(after.variables).toEqual(expect.arrayContaining(before.variables))
  expect(after.utilities.slice(0, before.utilities.length)).toBe(before.utilities)
})

test('without Tailwind’s own palette, only colours of the theme make a rule', async () => {
  const { utilities } = await stylesheet(`${plain}@import './only.css';@import './theme.css';`, [
    'bg-red-100',
    'bg-page',
  ])
  expect(utilities).toContain('.bg-page')
  expect(utilities).not.toContain('.bg-red-100')
})

test('dark is the class `dark`, `system` follows the preference, and paper is light', async () => {
  const compiled = await compile(`${plain}@import './theme.css';`, { base: import.meta.dirname, loadStylesheet })
  const css = compiled.build([]).replaceAll(/\s+/g, ' ')
  expect(css).toMatch(
    /@media not print \{ :is\(\.dark, \.system\):is\(\.dark\) \{ color-scheme: dark; --color-page: #1a1e22;/,
  )
  expect(css).toMatch(
    /@media not print and \(prefers-color-scheme: dark\) \{ :is\(\.dark, \.system\):is\(\.system\) \{ color-scheme: dark; --color-page: #1a1e22;/,
  )
})

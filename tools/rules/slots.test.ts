import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const ui = join(root, 'packages/ui')
const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Record<string, string> }
const files = Object.values(exports).filter((file) => file.endsWith('.tsx') && !file.includes('/language/'))

test('every part that packages/ui exports bears its name as data-slot', () => {
  const parts = files.flatMap((file) => {
    const code = readFileSync(join(ui, file), 'utf8')
    const names = [...code.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => slotOf(name))
    return names.map((name) => ({ name, file, isNamed: slotsIn(code).includes(name) }))
  })
  expect(parts.length).toBeGreaterThan(90)
  expect(parts.filter(({ isNamed }) => !isNamed)).toEqual([])
})

test('a slot stands before the props of the caller, which may give another name', () => {
  const sources = globSync('src/**/*.tsx', { cwd: ui, exclude: ['**/*.test.tsx', '**/*.stories.tsx'] })
  const faults = sources.filter((file) => {
    const elements = readFileSync(join(ui, file), 'utf8').match(/<[\w.]+\s[^<]*?\{\.\.\.props\}[^<]*?data-slot=/g)
    return elements !== null
  })
  expect(sources.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

function slotOf(name: string) {
  return name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

function slotsIn(code: string) {
  return [...code.matchAll(/data-slot['"]?[=:]\s*['"]([\w-]+)/g)].map(([, slot]) => slot)
}

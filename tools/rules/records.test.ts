import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

// The rules stand on the page «Основа/Записи» of Storybook.
const sections = join(root, 'apps/admin/src/sections')
const screens = globSync('**/*.tsx', { cwd: sections })
  .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(sections, file), 'utf8') }))

const breaking = (rule: RegExp) => screens.filter(({ text }) => rule.test(text)).map(({ file }) => file)

test('the state of a record is shown by the menu in its head, and not by a chip beside the heading', () => {
  expect(breaking(/status=\{[^{}]{0,80}<ActiveChip/)).toEqual([])
})

test('«Изменить» is a button without an icon', () => {
  expect(breaking(/<ButtonLink\b[^]{0,200}?>\s{1,40}<Pencil/)).toEqual([])
})

test('a record keeps its name as the heading while it is changed', () => {
  expect(breaking(/title=\{[^{}]{0,60}edit_title/)).toEqual([])
})

test('a tab says how many things it holds in one way', () => {
  expect(breaking(/<TabLink\b[^]{0,400}?\{count > 0 &&[^]{0,200}?<\/TabLink>/)).toEqual([])
})

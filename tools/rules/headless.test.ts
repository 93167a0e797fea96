import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const ui = join(root, 'packages/ui/src')
const partsOf = (folder: string) => sources(`headless/${folder}/**/*.{ts,tsx}`)
const files = partsOf('**')

test('headless parts import only React, Radix, react-day-picker, maska and each other', () => {
  const imports = files.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => `${file} ${name}`),
  )
  expect(imports.length).toBeGreaterThan(20)
  const allowed =
    / (?:react|react-dom|@radix-ui\/react-(?:compose-refs|use-layout-effect)|radix-ui\/[\w-]+|react-day-picker|maska|\.\/[\w.-]+|#headless\/[\w/.-]+)$/
  expect(imports.filter((line) => !allowed.test(line))).toEqual([])
})

test('the headless parts have no class and no style sheet', () => {
  const faults = files.filter((file) => /class(?:Name|List)|\bcn\(|\.css\b|tailwind/i.test(read(file)))
  expect(faults).toEqual([])
})

test.each([
  ['data table', 'data-table', 'data-table/{data-table,header,sort-button,card-tools,table-view,rows/*}.{ts,tsx}'],
  [
    'date input',
    '{date-input,calendar}',
    'date/{calendar*,date-input,date-range-input,load-calendar,texts,typed-date}.{ts,tsx}',
  ],
  ['file upload', 'file-upload', 'file-upload/{file-upload,item,texts}.{ts,tsx}'],
  ['editable grid', 'editable-grid', 'editable-grid/{editable-grid,header,cell,notes,texts}.{ts,tsx}'],
])('the styled %s is at most 40 %% of the lines of the two together', (_, folder, skin) => {
  const styled = sources(skin)
  const [look, behaviour] = [linesOf(styled), linesOf(partsOf(folder))]
  expect(styled.length).toBeGreaterThan(2)
  expect(look / (look + behaviour)).toBeLessThanOrEqual(0.4)
})

function sources(pattern: string) {
  return globSync(pattern, { cwd: ui }).filter((file) => !/\.(?:test|stories)\./.test(file))
}

function read(file: string) {
  return readFileSync(join(ui, file), 'utf8')
}

function linesOf(names: readonly string[]) {
  return names.reduce((sum, file) => sum + (read(file).match(/\S.*$/gm)?.length ?? 0), 0)
}

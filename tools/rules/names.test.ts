import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const panel = join(root, 'apps/admin/src')

function readCatalogue(file: string) {
  // The cast is safe: the compiler of the catalogues refuses anything else.
  return Object.entries(JSON.parse(readFileSync(join(panel, file), 'utf8')) as Record<string, unknown>)
}

/** Words that equal a name and mean something else. */
const others = new Set(['orders_items', 'orders_sum_items', 'reasons_column_operations', 'test_toasts'])

test('the name of an entity is written once, in the contract', () => {
  const names = new Map(
    readCatalogue('text/contract/ru.json').flatMap(([key, text]) => (key.startsWith('entity_') ? [[text, key]] : [])),
  )
  expect(names.size).toBeGreaterThan(40)
  const written = globSync('**/messages/ru.json', { cwd: panel }).flatMap((file) =>
    readCatalogue(file).flatMap(([key, text]) =>
      names.has(text) && !others.has(key) ? [`${key} equals ${String(names.get(text))}`] : [],
    ),
  )
  expect(written).toEqual([])
})

test('two texts never share a key, since only the second would be shown', () => {
  const twice = globSync('**/messages/*.json', { cwd: panel }).flatMap((file) => {
    const keys = [...readFileSync(join(panel, file), 'utf8').matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key)
    return keys.filter((key, index) => keys.indexOf(key) < index).map((key) => `${file}: ${key}`)
  })
  expect(twice).toEqual([])
})

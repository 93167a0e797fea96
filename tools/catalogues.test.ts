import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../apps/admin/src')
const keys = (file: string) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object).toSorted()

test.each(globSync('**/ru.json', { cwd: root }))('%s has every text in English too', (file) => {
  expect(keys(file.replace('ru.json', 'en.json'))).toEqual(keys(file))
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Deletions of what the server does not keep. */
const FINAL = ['webhooks_delete_text']

test('a deletion that can be undone is not worded as final', () => {
  const texts = globSync('apps/admin/src/**/ru.json', { cwd: root }).flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>),
  )
  const final = texts.filter(
    ([key, text]) =>
      key.includes('delete_') &&
      /вернуть[^.]*нельзя|отменить[^.]*нельзя|без следа|насовсем|навсегда|без возможности/i.test(text),
  )
  expect(final.map(([key]) => key)).toEqual(FINAL)
})

test('the link that creates a record says «Создать» and what', () => {
  const texts = Object.assign(
    {},
    ...globSync('apps/admin/src/sections/**/ru.json', { cwd: root }).map((file) => JSON.parse(read(file)) as object),
  ) as Record<string, string>
  const links = globSync('apps/admin/src/sections/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/<CreateLink[^>]*>\{m\.(\w+)\(\)\}/g)].map(([, key = '']) => texts[key] ?? key),
  )
  expect(links.length).toBeGreaterThan(12)
  expect(links.filter((text) => !/^Создать \p{L}/u.test(text))).toEqual([])
})

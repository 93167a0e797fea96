import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const TEXT = 'Код;Название\r\nA-1;"Фильтр; большой"\r\n'
const TABLE = [
  ['Код', 'Название'],
  ['A-1', 'Фильтр; большой'],
]
const read = (bytes: Uint8Array<ArrayBuffer>) => readTable(new File([bytes], 'prices.csv'))

/** windows-1251 of Russian letters. */
const toCp1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 128 ? code : code - 0x410 + 0xc0
  })
const toUtf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)
const toUtf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', toUtf8(TEXT)],
  ['UTF-8 with its mark', toUtf8(`\uFEFF${TEXT}`)],
  ['windows-1251', toCp1251(TEXT)],
  ['UTF-16', toUtf16(TEXT)],
])('A file in %s is read', async (_, bytes) => {
  expect(await read(bytes)).toEqual(TABLE)
})

test('A file without a byte has no rows', async () => {
  expect(await read(toUtf8(''))).toEqual([])
})

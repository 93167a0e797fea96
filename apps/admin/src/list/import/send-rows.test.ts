import { expect, test } from 'vitest'
import { readText } from './readers.ts'
import { sendRows } from './send-rows.ts'

test('A long file is sent in calls of 500 rows, each with its lines, and their counts are added', async () => {
  const sent: [rows: number, first: number | undefined][] = []
  const rows = Array.from({ length: 1100 }, (_, index) => ({
    line: index + 2,
    item: { code: String(index) },
  }))
  const upsert = async ({ items, lines }: { items: unknown[]; lines: number[] }) => {
    sent.push([items.length, lines[0]])
    return { created: items.length, updated: 0, unchanged: 0, errors: [] }
  }
  const counts = await sendRows({ upsert, columns: [] }, rows, {
    isDryRun: false,
    skipInvalid: false,
    signal: new AbortController().signal,
    common: {},
    onProgress: () => undefined,
  })

  expect(sent).toEqual([
    [500, 2],
    [500, 502],
    [100, 1002],
  ])
  expect(counts).toMatchObject({ created: 1100, done: 1100 })
})

/** Compares rows by code and by name. */
const upsertByKeys = async ({ items }: { items: Record<'code' | 'name', string>[] }) => ({
  created: items.length,
  updated: 0,
  unchanged: 0,
  errors: [],
  keys: items.flatMap(({ code, name }, row) => [
    { row, field: 'code', key: code },
    { row, field: 'name', key: name },
  ]),
})

test('A row that repeats one of an earlier call is reported by its line in the dry run, and counted nowhere', async () => {
  const rows = Array.from({ length: 1100 }, (_, index) => ({
    line: index + 2,
    item: { code: String(index === 700 || index === 1099 ? 3 : index), name: index === 1050 ? '4' : String(index) },
  }))
  const column = { field: 'code', title: 'Код', read: readText, sample: '' }
  const counts = await sendRows({ upsert: upsertByKeys, columns: [column] }, rows, {
    isDryRun: true,
    skipInvalid: false,
    signal: new AbortController().signal,
    common: {},
    onProgress: () => undefined,
  })

  expect(counts).toMatchObject({ created: 1097, done: 1100 })
  expect(counts.errors).toEqual([
    { line: 702, column: 'Код', message: 'Код: уже есть в строке 5' },
    { line: 1052, column: 'name', message: 'name: уже есть в строке 6' },
    { line: 1101, column: 'Код', message: 'Код: уже есть в строке 5' },
  ])
})

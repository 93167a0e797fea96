import { expect, test } from 'vitest'
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

import { buffer, text } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { systemCaller } from '#db/actor.ts'
import { user } from '#sections/users/schema.ts'
import { useApp } from '#test/app.ts'
import { inLanguage, type Language } from '#text/language/language.ts'
import { exportOf } from './export-list.ts'

const app = await useApp()
const actor: Actor = {
  ...systemCaller(app.now),
  userId: 1,
  userName: 'Волков А. С.',
  sessionId: 1,
  keyId: null,
  timeZone: 'Europe/Moscow',
  administrator: true,
  scope: 'all',
  companyIds: [],
  sees: { all: [], own: [] },
  confirm: () => Promise.resolve(),
  isProved: true,
  requireProof: () => Promise.resolve(),
}

type Format = 'csv' | 'csv_raw' | 'xlsx'

/** Exports one row of these values. */
async function exported(format: Format, values: (string | number | null)[], language: Language = 'ru') {
  const { handle } = exportOf({
    entity: 'user',
    name: 'Значения',
    list: () => ({ table: user, id: user.id, where: [sql`${user.id} = 1`], sort: {}, order: [] }),
    columns: () => values.map((value, index) => ({ title: `К${index}`, value: () => value })),
    read: (_call, ids) => Promise.resolve(ids.map((id) => ({ id }))),
  })
  const { body, name } = await inLanguage(language, () => handle({ query: { format }, db: app.db, actor }))
  if (typeof body === 'string' || Buffer.isBuffer(body)) throw new Error('An export is a stream')
  return { body, name }
}

test.each<[Format, Language, string]>([
  ['csv', 'ru', '\uFEFFК0;К1;К2;К3\r\n649,5;12;a,b;\r\n'],
  ['csv', 'en', '\uFEFFК0,К1,К2,К3\r\n649.5,12,"a,b",\r\n'],
  ['csv_raw', 'ru', 'К0,К1,К2,К3\r\n649.5,12,"a,b",\r\n'],
  ['csv_raw', 'en', 'К0,К1,К2,К3\r\n649.5,12,"a,b",\r\n'],
])('A file of %s in %s is %j', async (format, language, content) => {
  const { body, name } = await exported(format, [649.5, 12, 'a,b', null], language)

  expect((await buffer(body)).toString('utf8').replace(/(?:\r\n)?$/, '\r\n')).toBe(content)
  expect(name).toMatch(/\.csv$/)
})

test.each(['SKU_x0041_B', '_x000D_', '_x005F_', '_x0041_x0042_', '_xyz_', 'a\u0008b', 'line\nbreak', '<b>&"'])(
  'A workbook gives the text %j back as it is',
  async (value) => {
    const { body } = await exported('xlsx', [value, 1.5])
    const { Sheets, SheetNames } = read(await buffer(body))
    const [, row] = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })

    expect(row).toEqual([value, 1.5])
  },
)

test('A text that a spreadsheet would run as a formula is a text in CSV of each form', async () => {
  for (const format of ['csv', 'csv_raw'] as const)
    expect(await text((await exported(format, ['=1+1'])).body)).toContain("'=1+1")
})

test('R29: what a spreadsheet would remake stands in CSV as a text, and whole numbers and days as they are', async () => {
  const remade = ['00123', '1E5', '2-3', 'май.24', '12.05', 'TRUE', '#N/A', '123456789012', '8E0407151']
  const kept = ['W 914/2', '7701234567', '2026-12-31', '01.06.2026 12:15']

  expect(await text((await exported('csv', [...remade, ...kept])).body)).toContain(
    [...remade.map((cell) => `"=""${cell}"""`), ...kept].join(';'),
  )
})

import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { HEAD, sendRows, textRows } from '#test/operations/send-rows.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const send = (rows: Parameters<typeof sendRows>[0], sent: Partial<Parameters<typeof sendRows>[1]> = {}) =>
  sendRows(rows, { client: admin, ...sent })
const MB = 1024 * 1024

test('A file of more than 20 MB and more than 100 000 rows are refused in clear words', async () => {
  const large = await send(textRows('limits', 1), { file: new File([Buffer.alloc(20 * MB + 1)], 'large.csv') })
  const long = await send(`${JSON.stringify(HEAD)}\n${'{"line":2,"item":{}}\n'.repeat(100_001)}`)
  const fitting = await send(textRows('limits', 1), { file: new File([Buffer.alloc(20 * MB)], 'fitting.csv') })

  expect(large.body.data.details).toEqual({ file: ['Файл: не больше 20 МБ'] })
  expect(long.body.data.details).toEqual({ rows: ['Строки: не больше 100\u00a0000, разделите файл'] })
  expect(fitting.status).toBe(201)
})

const LINE = '{"line":2,"item":{}}'

test.each([
  ['no JSON', `${LINE}\nnonsense`, 'Строки: строка 3 — не JSON'],
  ['no UTF-8', Buffer.from([0xff, 0xfe]).toString('latin1').repeat(2), 'Строки: строка 2 — не JSON'],
  ['a very long one', `${LINE}\n${LINE}\n"${'x'.repeat(10 * MB)}"`, 'Строки: строка 4 длиннее 1 МБ'],
  ['one with NUL', '{"line":2,"item":{"key":"\\u0000"}}', 'Строки: в строке 2 недопустимые символы'],
  ['one with half a character', '{"line":2,"item":{"key":"\\ud800"}}', 'Строки: в строке 2 недопустимые символы'],
  ['a deep one', `{"line":2,"item":{"a":${'['.repeat(50)}${']'.repeat(50)}}}`, 'Строки: строка 2 — не JSON'],
  ['a row without a line', '{"item":{}}', 'Строки: строка 2 устроена не так, как нужно'],
  ['a list', '[]', 'Строки: строка 2 устроена не так, как нужно'],
  ['no row', '', 'Строки: в файле нет ни одной'],
])('Rows with %s are refused, and the line is named', async (_, lines, message) => {
  const before = await app.db.execute(sql`select from operation`)
  const { status, body } = await send(`${JSON.stringify(HEAD)}\n${lines}`)
  const after = await app.db.execute(sql`select from operation`)

  expect(status).toBe(422)
  expect(body.data.details).toEqual({ rows: [message] })
  expect(after.rows).toHaveLength(before.rows.length)
})

test('A column that the file does not have is named', async () => {
  const { status, body } = await send(textRows('limits', 1), {
    head: { ...HEAD, mapping: { key: 'Ключ', value: 'Цена' } },
  })

  expect(status).toBe(422)
  expect(body.data.details).toEqual({ rows: ['Строки: колонки «Цена» нет в файле'] })
})

const fields = async (...sent: Parameters<typeof send>) => Object.keys((await send(...sent)).body.data.details)

test('An import without a head row, with another call, or with a wrong flag is refused by its field', async () => {
  expect(await fields(LINE)).toEqual(['rows'])
  expect(await fields('')).toEqual(['rows'])
  expect(await fields([], { call: 'products.disableByIds' })).toEqual(['call'])
  expect(await fields([], { call: 'nothing.upsert' })).toEqual(['call'])
  expect(await fields([], { parts: { start: 'yes' } })).toEqual(['start'])
})

test('Import files count towards the user’s daily quota of uploads', async () => {
  const { quotas } = app.env
  const { userDayMb } = quotas
  quotas.userDayMb = 1
  const { body } = await send(textRows('quota', 1), {
    file: new File([Buffer.alloc(MB)], 'one.csv'),
    client: await app.as('content@example.com'),
  })
  const more = await send(textRows('quota', 1), {
    file: new File([Buffer.alloc(MB)], 'two.csv'),
    client: await app.as('content@example.com'),
  })
  quotas.userDayMb = userDayMb

  expect(body).toMatchObject({ status: 'checking' })
  expect(more.body.data.details).toEqual({ file: ['Файл: за сутки можно загрузить не больше 1 МБ. Повторите завтра'] })
})

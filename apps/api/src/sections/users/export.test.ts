import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const USERS = '/api/user/admin/user'
const TITLES = [
  'Фамилия',
  'Имя',
  'Отчество',
  'Эл. почта',
  'Телефон',
  'Должность',
  'Роли',
  'Компании',
  'Статус',
  'Последний вход',
  'Создан',
]

test('U1: a CSV holds every filtered row under Russian titles, in the order of the list', async () => {
  const reply = await admin.get(`${USERS}/export?format=csv&status=blocked&sort=-last_name`)

  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toBe(
    "attachment; filename*=UTF-8''Пользователи 2026-06-01.csv",
  )
  expect(reply.text.startsWith('\ufeff')).toBe(true)
  const [titles, ...rows] = reply.text.slice(1).split('\r\n')
  expect(titles?.split(';')).toEqual(TITLES)
  expect(rows.filter(Boolean).map((row) => row.split(';')[0])).toEqual(['Щербакова', 'Зуев'])
})

test('U1: times in a file are those of the caller’s time zone', async () => {
  await app.db.execute(`update "user" set last_login_at = '2026-03-10T21:30:00Z' where id = 3`)
  const { text } = await admin.get(`${USERS}/export?format=csv&q=content@`)

  expect(text).toContain(';11.03.2026 00:30;')
})

test.each(['=1+1', '+1', '-1+1', '@sum', '|cmd', ' =1+1', '"=1+1', '＝1+1', "'=1"])(
  'U1: a cell «%s» of a CSV is text to a spreadsheet',
  async (position) => {
    await admin.put(`${USERS}/5`, { body: { position } })
    const { text } = await admin.get(`${USERS}/export?format=csv&q=finance@`)

    expect(text).toContain(`'${position.trim().replaceAll('"', '""')}`)
  },
)

test('U1: separators, quotes and lines inside a cell stay in that cell', async () => {
  await admin.put(`${USERS}/5`, { body: { position: 'Кассир; «старший», "главный"' } })
  const { text } = await admin.get(`${USERS}/export?format=csv&q=finance@`)

  expect(text).toContain(';"Кассир; «старший», ""главный""";')
})

test('U1: an XLSX holds the same rows', async () => {
  const reply = await admin.get(`${USERS}/export?format=xlsx&sort=email`)
  const { body } = await admin.get(`${USERS}?per_page=100&sort=email`)
  const { sheets } = await readXlsx(reply.bytes)

  expect(sheets[0]?.name).toBe('Пользователи')
  expect(sheets[0]?.rows[0]).toEqual(TITLES)
  expect(sheets[0]?.rows.slice(1).map((row) => row[3])).toEqual(body.items.map(({ email }: { email: string }) => email))
})

test('U1: an export is logged with its filters and the number of rows', async () => {
  await admin.get(`${USERS}/export?format=csv&status=invited&q=example`)

  expect((await app.audited('user'))[0]).toMatchObject({
    event: 'exported',
    changes: { format: [null, 'csv'], rows: [null, 2], filters: [null, { q: 'example', status: ['invited'] }] },
  })
})

test('U1: a file longer than a batch has every row once, and one beyond a hundred thousand rows is refused', async () => {
  await app.db.execute('drop index user_search, user_last_login')
  await multiply(1, 2500)
  const reply = await admin.get(`${USERS}/export?format=csv&q=массовый`)
  const rows = reply.text.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(2500)
  expect(new Set(rows).size).toBe(2500)

  await multiply(2501, 100_001)
  const tooMany = await admin.get(`${USERS}/export?format=csv&q=массовый`)
  expect(tooMany.status).toBe(422)
  expect(tooMany.body.data.message.replaceAll(/\s/g, ' ')).toBe(
    'Слишком много строк для выгрузки: 100 001. Уточните фильтры',
  )
})

function multiply(from: number, to: number) {
  return app.db.execute(`
    insert into "user" (last_name, first_name, email)
    select 'Массовый', 'Номер ' || n, 'mass' || n || '@example.com' from generate_series(${from}, ${to}) n`)
}

import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sendRows, textRow, textRows } from '#test/operations/send-rows.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const send = (rows: Parameters<typeof sendRows>[0], sent: Partial<Parameters<typeof sendRows>[1]> = {}) =>
  sendRows(rows, { client: admin, ...sent })
const LOG = '/api/log/admin/audit-log'
const view = async (id: number, client = admin) => (await client.get(`${OPERATIONS}/${id}`)).body
const start = (id: number, body?: object) => admin.put(`${OPERATIONS}/start/${id}`, { body })
const skipped = async (id: number) =>
  (await admin.get(`${OPERATIONS}/items?operation_id=${id}&state=skipped&per_page=100`)).body.items.map(
    ({ line, message }: { line: number; message: string }) => [line, message],
  )
const textsOf = async (group: string) =>
  (
    await app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from translation where group_name = ${group}`,
    )
  ).rows[0]?.count

test('An import is checked first: it counts what would be created, changed and left, and changes nothing', async () => {
  const known = await send([...textRows('checked', 2)], { parts: { start: 'true' } })
  await app.work()
  const { status, body } = await send([
    textRow('checked', 0),
    textRow('checked', 1, 'Иначе'),
    ...[2, 3].map((at) => textRow('checked', at)),
    textRow('checked', 4, ''),
  ])
  await app.work()
  const checked = await view(body.id)

  expect(await view(known.body.id)).toMatchObject({ status: 'done', created: 2 })
  expect(status).toBe(201)
  expect(body).toMatchObject({ kind: 'import', status: 'checking', total: 5, source_name: 'тексты.csv' })
  expect(checked).toMatchObject({
    status: 'prepared',
    done: 5,
    changed: 3,
    created: 2,
    skipped: 1,
    has_errors_file: true,
  })
  expect(checked.changes.map(({ words }: { words: object }) => words)).toContainEqual({ value: ['Строка 1', 'Иначе'] })
  expect(await skipped(body.id)).toEqual([[6, expect.stringMatching(/^Текст: /)]])
  expect(await textsOf('checked')).toBe(2)

  await start(body.id, { skip_invalid: true })
  await app.work()
  const { body: log } = await admin.get(`${LOG}?request_id=operation-${body.id}&entity=translation`)
  const { body: items } = await admin.get(`${OPERATIONS}/items?operation_id=${body.id}`)

  expect(await view(body.id)).toMatchObject({ status: 'done', changed: 3, created: 2, skipped: 1 })
  expect(items.items.map(({ state }: { state: string }) => state)).toEqual([
    'unchanged',
    'changed',
    'changed',
    'changed',
    'skipped',
  ])
  expect(log.items.map(({ source }: { source: string }) => source)).toEqual(['import', 'import', 'import'])
})

test('An import that is killed between batches goes on where it was, and imports each row once', async () => {
  const { body } = await send(textRows('killed', 50), { parts: { start: 'true' } })
  await app.work({ size: 10, batches: 9 })
  const half = await view(body.id)
  const written = await textsOf('killed')
  await app.work({ size: 10 })
  const { body: log } = await admin.get(`${LOG}?request_id=operation-${body.id}&entity=translation&per_page=100`)

  expect(half).toMatchObject({ status: 'running', done: 30 })
  expect(written).toBe(30)
  expect(await view(body.id)).toMatchObject({ status: 'done', created: 50 })
  expect(new Set(log.items.map(({ entity_id }: { entity_id: number }) => entity_id)).size).toBe(50)
  expect(log.items).toHaveLength(50)
})

test('The same key is one import; the same key for another file is refused', async () => {
  const headers = { 'idempotency-key': 'import-once' }
  const first = await send(textRows('once', 2), { headers })
  const second = await send(textRows('once', 2), { headers })
  const other = await send(textRows('once', 3), { headers })

  expect([first.status, second.status, other.status]).toEqual([201, 201, 422])
  expect(second.body.id).toBe(first.body.id)
})

test('R29: a row that repeats one of an earlier batch is named by its line, and counted nowhere', async () => {
  const rows = [
    ...textRows('repeated', 25),
    { ...textRow('repeated', 3), line: 40 },
    { ...textRow('repeated', 24), line: 41 },
  ]
  const { body } = await send(rows)
  await app.work({ size: 10 })

  expect(await view(body.id)).toMatchObject({ status: 'prepared', changed: 25, created: 25, skipped: 2 })
  expect(await skipped(body.id)).toEqual([
    [40, 'Ключ: уже есть в строке 5'],
    [41, 'Ключ: уже есть в строке 26'],
  ])
})

test('Wrong rows keep an import from starting by itself, unless they are to be skipped', async () => {
  const unread = { ...textRow('wrong', 1), errors: [{ field: 'value', message: 'Не удалось прочитать' }] }
  const rows = [textRow('wrong', 0), unread, { line: 9, item: { group: 'wrong', value: 'Без ключа', strange: 1 } }]
  const kept = await send(rows, { parts: { start: 'true' } })
  await app.work()
  const before = await textsOf('wrong')
  const loose = await send(rows, { parts: { start: 'true', skip_invalid: 'true' } })
  await app.work()

  expect(await view(kept.body.id)).toMatchObject({
    status: 'prepared',
    skipped: 2,
    explanation: 'В файле есть строки с ошибками',
  })
  expect(before).toBe(0)
  expect(await skipped(kept.body.id)).toEqual([
    [3, 'Текст: Не удалось прочитать'],
    [9, expect.stringContaining('Ключ: ')],
  ])
  expect(await view(loose.body.id)).toMatchObject({ status: 'done', created: 1, skipped: 2 })
})

test('A start of an import with wrong rows is a conflict that says how many they are, unless they are to be skipped', async () => {
  const rows = [textRow('asked', 0), textRow('asked', 1, ''), textRow('asked', 2)]
  const own = await send(rows)
  const proposal = await send(rows, { client: await app.as('viewer@example.com') })
  const clean = await send(textRows('asked', 1))
  const agreed = await send(rows, { parts: { skip_invalid: 'true' } })
  await app.work()

  for (const { body } of [own, proposal]) {
    const refused = await start(body.id)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        data: {
          message: 'Строк с ошибками: 1 из 3. Исправьте файл или пропустите их',
          details: { skip_invalid: ['1'] },
        },
      },
    })
    expect((await start(body.id, { skip_invalid: false })).status).toBe(409)
    expect((await start(body.id, { skip_invalid: 'yes' })).body.data.details).toEqual({
      skip_invalid: [expect.stringMatching(/^Пропустить строки с ошибками: /)],
    })
  }
  expect((await view(own.body.id)).status).toBe('prepared')
  expect((await view(proposal.body.id)).status).toBe('waiting')
  expect(await textsOf('asked')).toBe(0)
  for (const { body } of [own, proposal]) expect((await start(body.id, { skip_invalid: true })).status).toBe(200)
  for (const { body } of [clean, agreed]) expect((await start(body.id)).status).toBe(200)
})

test('An import that was stopped goes on without being asked again', async () => {
  const { body } = await send([...textRows('halfway', 4), textRow('halfway', 5, '')])
  await app.work()
  await start(body.id, { skip_invalid: true })
  await app.work({ size: 2, batches: 1 })
  await admin.put(`${OPERATIONS}/stop/${body.id}`)
  const { status } = await start(body.id)
  await app.work()

  expect(status).toBe(200)
  expect(await view(body.id)).toMatchObject({ status: 'done', created: 4, skipped: 1 })
})

test('A row that the dry run has refused is counted once, also where every batch of the run fails', async () => {
  const { body } = await send([...textRows('failing', 2), textRow('failing', 3, '')])
  await app.work()
  await start(body.id, { skip_invalid: true })
  await app.db.execute(sql`alter table user_company rename to hidden`)
  await app.work()
  await app.db.execute(sql`alter table hidden rename to user_company`)

  expect(await view(body.id)).toMatchObject({ total: 3, changed: 0, skipped: 3 })
})

test('A seller imports for their own company only; staff who see the list propose', async () => {
  const { rows } = await app.db.execute<{ company_id: number; seller_sku: string }>(sql`
    select distinct on (company_id) company_id, seller_sku from product_offer where company_id in (1, 2) and status = 'active'
    order by company_id, id`)
  const lines = rows.map(({ company_id, seller_sku }, at) => ({
    line: at + 2,
    item: { company_id, seller_sku, price_kopecks: 77_700 },
  }))
  const head = { header: ['Цена'], mapping: { price_kopecks: 'Цена' } }
  const merchant = await app.as('merchant1@example.com')
  const own = await send(lines, { call: 'productOffers.upsert', head, client: merchant })
  const shared = await send([{ line: 2, item: { seller_sku: rows[0]?.seller_sku, price_kopecks: 9_900_000 } }], {
    call: 'productOffers.upsert',
    head: { ...head, common: { company_id: 1 } },
  })
  const viewer = await app.as('viewer@example.com')
  const proposal = await send(lines, { call: 'productOffers.upsert', head, client: viewer })
  const blind = await send(lines, {
    call: 'productOffers.upsert',
    head,
    client: await app.holding(['brand.index']),
  })
  await app.work()

  expect(await view(own.body.id, merchant)).toMatchObject({ status: 'prepared', changed: 1, skipped: 1 })
  expect(await skipped(own.body.id)).toEqual([[3, 'Продавец: Выберите компанию из доступных вам']])
  expect(await view(shared.body.id)).toMatchObject({
    changed: 1,
    price_checks: 1,
    words: { company_id: expect.any(String) },
  })
  expect(await view(proposal.body.id, viewer)).toMatchObject({ status: 'waiting', changed: 2 })
  expect(blind.status).toBe(403)
})

const mapping = async (query: string, client = admin) =>
  (await client.get(`${OPERATIONS}/mapping?call=brandAliases.upsert${query}`)).body.mapping

test('The columns of the last import are remembered for each person, and for each seller', async () => {
  const row = { line: 2, item: { source: 'other', name: 'ПОМНЮ' } }
  const heads = [
    { header: ['Имя'], mapping: { name: 'Имя' }, common: { company_id: 1 } },
    { header: ['Бренд'], mapping: { name: 'Бренд' }, common: { company_id: 2 } },
  ]
  const none = await mapping('')
  for (const head of heads) await send([row], { call: 'brandAliases.upsert', head })

  expect(none).toBeNull()
  expect(await mapping('')).toEqual({ name: 'Бренд' })
  expect(await mapping('&company_id=1')).toEqual({ name: 'Имя' })
  expect(await mapping('&company_id=3')).toBeNull()
  expect(await mapping('', await app.as('viewer@example.com'))).toBeNull()
})

test('The file is kept as it was, and wrong rows are a file with the original lines; no spreadsheet runs them', async () => {
  const bytes = Buffer.from([0x50, 0x4b, 0, 1, 2, 0xff])
  const wrong = [
    { ...textRow('files', 1, ''), cells: ['row.1', '=1+1'] },
    { ...textRow('files', 2, ''), cells: ['row.2', 'a;b'], column: 'Русский' },
  ]
  const { body } = await send([textRow('files', 0), ...wrong], { file: new File([bytes], 'цены.xlsx') })
  await app.work()
  const source = await admin.get(`${OPERATIONS}/file/${body.id}?part=source`)
  const errors = await admin.get(`${OPERATIONS}/file/${body.id}?part=errors`)
  const stranger = await app.as('viewer@example.com')
  const clean = await send([textRow('files', 5)])

  expect(source.bytes.equals(bytes)).toBe(true)
  expect(decodeURIComponent(String(source.headers['content-disposition']))).toContain('цены.xlsx')
  expect(errors.text.split('\r\n')).toEqual([
    '\uFEFFКлюч;Текст;Что исправить',
    expect.stringMatching(/^row\.1;'=1\+1;Текст: /),
    expect.stringMatching(/^row\.2;"a;b";Текст: /),
  ])
  for (const part of ['source', 'errors'])
    expect(await stranger.get(`${OPERATIONS}/file/${body.id}?part=${part}`)).toMatchObject({ status: 404 })
  expect(await admin.get(`${OPERATIONS}/file/${clean.body.id}?part=errors`)).toMatchObject({ status: 404 })
})

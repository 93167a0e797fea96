import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const USERS = '/api/user/admin/user'
const emails = (reply: { body: { items: { email: string }[] } }) => reply.body.items.map(({ email }) => email)

test('U1: the list sorts users by the Russian alphabet', async () => {
  const { status, body } = await admin.get(`${USERS}?per_page=100`)
  const names: string[] = body.items.map((row: { last_name: string }) => row.last_name)

  expect(status).toBe(200)
  expect(body.meta).toEqual({
    total: 36,
    total_is_exact: true,
    page: 1,
    per_page: 100,
    page_count: 1,
    sort: ['last_name'],
  })
  expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare))
  expect(names.indexOf('Ёлкин')).toBe(names.indexOf('Егорова') + 1)
  expect(body.items.find((row: { email: string }) => row.email === 'merchant1@example.com')).toMatchObject({
    first_name: 'Игорь',
    middle_name: null,
    phone: '+79000000007',
    roles: [{ label: 'Продавец' }],
    companies: [{ id: 1, label: 'Автодеталь-Север' }],
    status: 'active',
  })
})

test.each([
  ['ЕЛКИН', ['viewer@example.com']],
  ['ёлкин фёдор', ['viewer@example.com']],
  ['Admin@Example', ['admin@example.com']],
  ['8 (900) 000-00-09', ['blocked@example.com']],
  ['+7 900 000-00-09', ['blocked@example.com']],
  ['8\u00a0900\u00a0000–00–09', ['blocked@example.com']],
  ['79000000009', ['blocked@example.com']],
  ['9000000009', ['blocked@example.com']],
  ['%%', []],
  ['__', []],
  [String.raw`\\`, []],
  ["' or 1=1 --", []],
])('U1: the search «%s» finds by name, e-mail and phone, and takes signs literally', async (q, expected) => {
  const reply = await admin.get(`${USERS}?q=${encodeURIComponent(q)}`)

  expect(reply.status).toBe(200)
  expect(emails(reply)).toEqual(expected)
})

test('U1: filters narrow the list, several values by comma', async () => {
  const blocked = await admin.get(`${USERS}?status=blocked,archived&sort=email`)
  const { body: roles } = await admin.get('/api/user/admin/role/list?q=продавец')
  const merchants = await admin.get(`${USERS}?role_id=${roles.items[0].id}&company_id=2&sort=email`)

  expect(emails(blocked)).toEqual(['blocked@example.com', 'd.frolova@example.com', 'e.shcherbakova@example.com'])
  expect(emails(merchants)).toEqual(['a.loginov@example.com', 'merchant2@example.com'])
})

test('U1: dates of the last sign-in are days of the caller’s time zone', async () => {
  const { body } = await admin.post(USERS, { body: person('night@example.com') })
  await app.db.execute(`update "user" set last_login_at = '2026-03-10T21:30:00Z' where id = ${body.id}`)
  const on = async (day: string) =>
    emails(await admin.get(`${USERS}?last_login_from=${day}&last_login_to=${day}&q=night`))

  expect(await on('2026-03-11')).toEqual(['night@example.com'])
  expect(await on('2026-03-10')).toEqual([])
  expect(await admin.get(`${USERS}?last_login_from=0001-01-01&last_login_to=9999-12-31`)).toMatchObject({ status: 200 })
  expect(await admin.get(`${USERS}?last_login_from=2026-02-30`)).toMatchObject({ status: 422 })
})

test('U1: a list reaches ten thousand rows, and no row is on two pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => admin.get(`${USERS}?per_page=10&page=${page}&sort=-created_at`)),
  )
  const ids = pages.flatMap(({ body }) => body.items.map(({ id }: { id: number }) => id))
  const beyond = await admin.get(`${USERS}?per_page=100&page=101`)

  expect(new Set(ids).size).toBe(ids.length)
  expect(beyond.body.data.message).toBe('Показаны первые 10 000 записей. Уточните фильтры')
  expect(await admin.get(`${USERS}?sort=password_hash`)).toMatchObject({ status: 422 })
})

test('U1: the lines of a select carry name, e-mail and whether the account is in use', async () => {
  const { body } = await admin.get(`${USERS}/list?q=фролова`)
  const chosen = await admin.get(`${USERS}/list?ids=1,2&limit=1`)

  expect(body.items).toEqual([
    { id: expect.any(Number), label: 'Фролова Диана Руслановна', hint: 'd.frolova@example.com', is_active: false },
  ])
  expect(chosen.body.items).toHaveLength(1)
})

test('U1: a user’s page has the available statuses and nothing secret', async () => {
  const { body, headers } = await admin.get(`${USERS}/2`)

  expect(headers['etag']).toBe(`"v${body.version}"`)
  expect(body).toMatchObject({
    email: 'moderator@example.com',
    company_ids: [],
    time_zone: 'Europe/Moscow',
    password_set: true,
  })
  expect(body.available_statuses).toEqual([
    {
      status: 'blocked',
      label: 'Заблокирован',
      requires_reason: false,
      requires_comment: false,
      reason_operation: 'user_block',
    },
    { status: 'archived', label: 'В архиве', requires_reason: false, requires_comment: false, reason_operation: null },
  ])
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('U1: a new user gets an invitation by mail, and the log names their author', async () => {
  const reply = await admin.post(USERS, {
    body: { ...person('new@example.com'), phone: '+79001112233', position: ' Старший  кассир ' },
  })
  const mail = (await app.mails()).find(({ to }) => to === 'new@example.com')

  expect(reply.status).toBe(201)
  expect(reply.headers['etag']).toBe('"v1"')
  expect(reply.body).toMatchObject({
    status: 'invited',
    password_set: false,
    position: 'Старший кассир',
    phone: '+79001112233',
  })
  expect(mail?.subject).toBe('Приглашение в панель управления')
  expect(await app.audited('user', reply.body.id)).toMatchObject([
    { event: 'created', user_name: 'Волков А. С.', changes: { email: [null, 'new@example.com'] } },
  ])
})

test('U1: an e-mail and a phone belong to one person', async () => {
  const reply = await admin.post(USERS, { body: { ...person('ADMIN@example.com'), phone: '+79000000002' } })

  expect(reply.status).toBe(422)
  expect(reply.body.data.details).toEqual({
    email: ['Эл. почта: такое значение уже есть'],
    phone: ['Телефон: такое значение уже есть'],
  })
})

test('U1: of two concurrent users with one e-mail the second is refused at the field', async () => {
  const replies = await Promise.all([1, 2].map(() => admin.post(USERS, { body: person('race@example.com') })))

  expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422]))
  expect(replies.find(({ status }) => status === 422)?.body.data.details).toEqual({
    email: ['Эл. почта: такое значение уже есть'],
  })
})

test('U2: an empty middle name is stored as null, and so are an empty phone and position', async () => {
  const { body: created } = await admin.post(USERS, {
    body: { ...person('empty@example.com'), middle_name: '', position: '  ' },
  })
  await admin.put(`${USERS}/${created.id}`, { body: { middle_name: 'Ильич', position: 'Кассир' } })
  const { body } = await admin.put(`${USERS}/${created.id}`, { body: { middle_name: '', position: '' } })

  expect(created).toMatchObject({ middle_name: null, position: null })
  expect(body).toMatchObject({ middle_name: null, position: null, first_name: 'Нина', version: 3 })
})

test('U3: role_ids and company_ids are whole sets: left out they stay, an empty list clears', async () => {
  const { body: created } = await admin.post(USERS, { body: { ...person('sets@example.com'), company_ids: [2, 1, 2] } })
  const { body: renamed } = await admin.put(`${USERS}/${created.id}`, { body: { first_name: 'Зоя' } })
  const { body: cleared } = await admin.put(`${USERS}/${created.id}`, { body: { company_ids: [] } })
  const unknown = await admin.put(`${USERS}/${created.id}`, { body: { role_ids: [999_999], company_ids: [999_999] } })

  expect(created.company_ids).toEqual([1, 2])
  expect(renamed).toMatchObject({ first_name: 'Зоя', company_ids: [1, 2], role_ids: created.role_ids })
  expect(cleared.company_ids).toEqual([])
  expect(unknown.body.data.details).toEqual({
    role_ids: ['Роли: выберите значение из списка'],
    company_ids: ['Выберите компанию из доступных вам'],
  })
  const none = await admin.put(`${USERS}/${created.id}`, { body: { role_ids: [] } })
  expect(none.body.data).toMatchObject({ status: 422, details: { role_ids: ['Пожалуйста, введите Роли'] } })
})

test('U3: a role that is narrowed to companies needs a company', async () => {
  const { body: merchant } = await admin.get('/api/user/admin/role/list?q=продавец')
  const reply = await admin.post(USERS, { body: { ...person('nobody@example.com'), role_ids: [merchant.items[0].id] } })

  expect(reply.body.data.details).toEqual({ company_ids: ['Выберите хотя бы одну компанию'] })
})

test('U1: a change without a difference writes nothing; a stale one returns the present record', async () => {
  const { body: before } = await admin.get(`${USERS}/4`)
  const same = await admin.put(`${USERS}/4`, { body: { position: before.position, role_ids: before.role_ids } })
  const changed = await admin.put(`${USERS}/4`, {
    body: { position: 'Ведущий оператор' },
    version: before.version,
  })
  const stale = await admin.put(`${USERS}/4`, {
    body: { position: 'Другой' },
    version: before.version,
  })

  expect(same.body.version).toBe(before.version)
  expect(changed.body).toMatchObject({ position: 'Ведущий оператор', version: before.version + 1 })
  expect(stale.status).toBe(412)
  expect(stale.body.current).toMatchObject({ position: 'Ведущий оператор', version: before.version + 1 })
  expect(await app.audited('user', 4)).toMatchObject([
    { event: 'updated', changes: { position: [before.position, 'Ведущий оператор'] } },
  ])
})

test('U1: names are one visible line, and spaces alone are no name', async () => {
  const { body } = await admin.post(USERS, {
    body: { ...person('line@example.com'), last_name: '  Иванова\u202e \n Петрова ' },
  })
  const blank = await admin.put(`${USERS}/${body.id}`, { body: { first_name: ' \u200b ' } })
  const zone = await admin.put(`${USERS}/${body.id}`, { body: { time_zone: 'Mars/Olympus' } })

  expect(body.last_name).toBe('Иванова Петрова')
  expect(blank.body.data.details).toEqual({ first_name: ['Пожалуйста, введите Имя'] })
  expect(zone.body.data.details).toEqual({ time_zone: ['Часовой пояс: выберите значение из списка'] })
})

test('U1: only a user without a sign-in can be deleted', async () => {
  const { body } = await admin.post(USERS, { body: person('gone@example.com') })
  const url = `${USERS}/${body.id}`
  const worker = await admin.delete(`${USERS}/3`, { version: 1 })

  expect(await admin.delete(url)).toMatchObject({ status: 428 })
  expect(await admin.delete(url, { version: 7 })).toMatchObject({ status: 412 })
  expect(await admin.delete(url, { version: 1 })).toMatchObject({ status: 204 })
  expect(await admin.get(url)).toMatchObject({ status: 404 })
  expect(worker.status).toBe(409)
  expect(worker.body.data.message).toBe(
    'Удалить можно только приглашённого пользователя. Перенесите учётную запись в архив',
  )
  expect((await app.audited('user', body.id))[0]).toMatchObject({
    event: 'deleted',
    changes: { email: ['gone@example.com', null] },
  })
})

test('U1: fields outside the contract are refused, and nothing changes', async () => {
  const reply = await admin.put(`${USERS}/5`, {
    body: { id: 1, password_hash: 'x', status: 'active', version: 9, first_name: 'Ева' },
  })

  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.data.details).toSorted()).toEqual(['id', 'password_hash', 'status', 'version'])
  expect((await admin.get(`${USERS}/5`)).body.first_name).toBe('Елена')
})

function person(email: string) {
  return { last_name: 'Ночная', first_name: 'Нина', email, role_ids: [7] }
}

test('an address in letters is accepted, is one mailbox in each of its spellings, and is not taken twice', async () => {
  const created = await admin.post(USERS, { body: person('Info@Пример.РФ') })
  const again = await admin.post(USERS, { body: person('info@xn--e1afmkfd.xn--p1ai') })

  expect(created).toMatchObject({ status: 201, body: { email: 'info@пример.рф' } })
  expect(again).toMatchObject({
    status: 422,
    body: { data: { details: { email: ['Эл. почта: такое значение уже есть'] } } },
  })
  for (const email of ['info@-пример.рф', 'info@пример', 'инфо@пример.рф', 'info@пример.рф/а'])
    expect(await admin.post(USERS, { body: person(email) })).toMatchObject({
      status: 422,
      body: { data: { details: { email: ['Эл. почта: укажите адрес вида name@example.ru'] } } },
    })
})

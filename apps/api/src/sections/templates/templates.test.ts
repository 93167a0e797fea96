import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sendTemplate } from './render.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const TEMPLATES = '/api/content/admin/template'
const find = async (code: string) => (await admin.get(`${TEMPLATES}?q=${code}`)).body.items[0]
const make = (more: object = {}) =>
  admin.post(TEMPLATES, {
    body: {
      code: 'a.draft',
      event: 'order_cancelled',
      channel: 'email',
      subject: 'Отмена',
      body: '{{number}}',
      ...more,
    },
  })
const preview = (body: object) => admin.post(`${TEMPLATES}/preview`, { body })
const seeded = Number((await app.db.execute(sql`select max(id) as id from notification`)).rows[0]?.['id'])
const notifications = async () =>
  (
    await app.db.execute(
      sql`select user_id, type, title, body, entity from notification where id > ${seeded} order by id desc`,
    )
  ).rows

test('R20: twelve templates are delivered, one for each event and channel', async () => {
  const total = async (query: string) => (await admin.get(`${TEMPLATES}?${query}`)).body.meta.total

  expect(await total('is_active=true')).toBe(12)
  expect(await total('event=order_new,order_cancelled')).toBe(4)
  expect(await total('channel=sms')).toBe(1)
  expect(await total('locale=en')).toBe(0)
  expect(await total(`q=${encodeURIComponent('ПРОДЛЕНИЕ')}`)).toBe(1)
  expect((await admin.get(`${TEMPLATES}/list?q=password`)).body.items).toEqual([
    { id: expect.any(Number), label: 'password_reset.email', hint: 'Восстановление пароля', is_active: true },
  ])
  const { body } = await admin.get(`${TEMPLATES}/events`)
  expect(body.items).toHaveLength(9)
  expect(body.items[0]).toMatchObject({
    event: 'password_reset',
    label: 'Восстановление пароля',
    channels: ['email'],
    variables: [{ name: 'user_name' }, { name: 'link', is_required: true }, { name: 'ttl_minutes', sample: '60' }],
  })
})

test('R20: a new template is inactive, and takes over when the other is switched off', async () => {
  const { status, body } = await make({ subject: ' Отмена  {{number}} ' })
  const current = await find('order_cancelled.email')
  const early = await admin.put(`${TEMPLATES}/enable/${body.id}`, { version: 1 })
  await admin.put(`${TEMPLATES}/disable/${current.id}`, { version: 1 })
  const enabled = await admin.put(`${TEMPLATES}/enable/${body.id}`, { version: 1 })
  const changed = await admin.put(`${TEMPLATES}/${body.id}`, { body: { body: 'Отменён {{ number }}' }, version: 2 })
  const stale = await admin.put(`${TEMPLATES}/${body.id}`, { body: { body: 'Отмена' }, version: 2 })

  expect(status).toBe(201)
  expect(body).toMatchObject({ subject: 'Отмена {{number}}', is_active: false, locale: 'ru', version: 1 })
  expect(early).toMatchObject({
    status: 409,
    body: {
      data: {
        message: 'Сначала выключите шаблон «order_cancelled.email»: он стоит на том же событии, канале и языке',
      },
    },
  })
  expect(enabled.body).toMatchObject({ is_active: true, version: 2 })
  expect(changed.body).toMatchObject({ body: 'Отменён {{ number }}', version: 3 })
  expect(stale.status).toBe(412)
  expect(await admin.delete(`${TEMPLATES}/${body.id}`, { version: 3 })).toMatchObject({ status: 204 })
  expect((await app.audited('template', body.id)).map(({ event }) => event)).toEqual([
    'deleted',
    'updated',
    'enabled',
    'created',
  ])
})

test.each([
  [{ body: 'Заказ {{num}}' }, { body: ['Неизвестная переменная {{num}}'] }],
  [{ subject: '{{total}} {{x}}' }, { subject: ['Неизвестная переменная {{total}}', 'Неизвестная переменная {{x}}'] }],
  [{ body: 'Заказ {{number}' }, { body: ['Текст: проверьте скобки {{ }}'] }],
  [{ body: '{{__proto__}}' }, { body: ['Неизвестная переменная {{__proto__}}'] }],
  [{ subject: ' ' }, { subject: ['Пожалуйста, введите Тема'] }],
  [{ body: '  ' }, { body: ['Пожалуйста, введите Текст'] }],
  [{ event: 'user_invite', body: 'Добро пожаловать' }, { body: ['Текст: нужна переменная {{link}}'] }],
  [{ event: 'user_invite', body: 'https://a.example/?{{link}}' }, { body: ['Текст: отделите ссылку пробелами'] }],
  [{ code: 'order_new.email' }, { code: ['Код: такое значение уже есть'] }],
])('R20: %j is refused', async (more, details) => {
  expect(await make(more)).toMatchObject({ status: 422, body: { data: { details } } })
})

test('R20: the variables are validated again when only the event changes', async () => {
  const { id } = await find('contract_expiring.email')
  const reply = await admin.put(`${TEMPLATES}/${id}`, { body: { event: 'review_rejected' }, version: 1 })

  expect(reply.status).toBe(422)
  expect(reply.body.data.details.body).toContain('Неизвестная переменная {{company}}')
})

test('R20: a preview shows sample data, money and moments as the reader writes them, and escapes a mail', async () => {
  const { body } = await preview({
    event: 'order_new',
    channel: 'email',
    subject: 'Заказ {{number}}\n',
    body: '<b>{{total}}</b> до {{ship_by}}\n\n{{link}}',
  })

  expect(body).toEqual({
    subject: 'Заказ 1000123-1',
    text: '<b>12\u00a0450,00\u00a0₽</b> до 02.06.2026 18:00\n\nhttps://panel.example.com/go/subOrders/1',
    html: '<p>&lt;b&gt;12\u00a0450,00\u00a0₽&lt;/b&gt; до 02.06.2026 18:00</p>\n<p><a href="https://panel.example.com/go/subOrders/1">https://panel.example.com/go/subOrders/1</a></p>',
    sms: null,
  })
  expect(await preview({ event: 'order_new', channel: 'email', subject: 'Заказ', body: '{{reason}}' })).toMatchObject({
    status: 422,
  })
})

test.each([
  ['Zakaz otmenen', { characters: 13, parts: 1, characters_per_part: 160, encoding: 'GSM-7' }],
  ['x'.repeat(161), { characters: 161, parts: 2, characters_per_part: 153, encoding: 'GSM-7' }],
  ['[x]', { characters: 5, parts: 1, characters_per_part: 160, encoding: 'GSM-7' }],
  ['я'.repeat(70), { characters: 70, parts: 1, characters_per_part: 70, encoding: 'UCS-2' }],
  ['я'.repeat(71), { characters: 71, parts: 2, characters_per_part: 67, encoding: 'UCS-2' }],
  ['я'.repeat(135), { characters: 135, parts: 3, characters_per_part: 67, encoding: 'UCS-2' }],
])('R20: the size of the text message %j', async (text, size) => {
  expect((await preview({ event: 'order_cancelled', channel: 'sms', body: text })).body.sms).toEqual(size)
})

test('R20: a template is sent to oneself, by mail or as a notification', async () => {
  await app.mails()
  const mail = await find('contract_expiring.email')
  const notice = await find('order_new.in_app')
  const sms = await find('order_cancelled.sms')
  expect(await admin.post(`${TEMPLATES}/send-to-me/${mail.id}`)).toMatchObject({ status: 204 })
  expect(await admin.post(`${TEMPLATES}/send-to-me/${notice.id}`)).toMatchObject({ status: 204 })

  expect(await app.mails()).toMatchObject([
    {
      to: 'admin@example.com',
      subject: 'Договор № АГ-2026/14 заканчивается 30.06.2026',
      html: expect.stringContaining('<p>Договор № АГ-2026/14 с компанией «Автодеталь-Север» действует до 30.06.2026.'),
    },
  ])
  expect(await notifications()).toMatchObject([{ user_id: 1, type: 'order_new', title: 'Новый заказ 1000123-1' }])
  expect(await admin.post(`${TEMPLATES}/send-to-me/${sms.id}`)).toMatchObject({ status: 409 })
  expect(await admin.post(`${TEMPLATES}/send-to-me/999999`)).toMatchObject({ status: 404 })
})

test('R20: a notification uses the recipient’s time zone, and blocked users get none', async () => {
  await app.db.execute(sql`update "user" set time_zone = 'Asia/Vladivostok' where email = 'moderator@example.com'`)
  const values = {
    number: '7-1',
    items_count: 1200,
    total: 123_456_780,
    ship_by: '2026-06-01T21:30:00Z',
    link: '/go/subOrders/7',
  }
  await sendTemplate(app.db, 2, {
    event: 'order_new',
    variables: values,
    at: app.now,
    about: { entity: 'order', entity_id: 7 },
  })
  await sendTemplate(app.db, 9, { event: 'order_new', variables: values, at: app.now })
  const mails = await app.mails()

  expect(mails).toMatchObject([{ to: 'moderator@example.com', subject: 'Новый заказ 7-1 на 1 234 567,80 ₽' }])
  expect(mails[0]?.text).toContain('Отгрузите его до 02.06.2026 07:30.')
  expect(mails[0]?.text).toContain('https://panel.example.com/go/subOrders/7')
  expect(await notifications()).toMatchObject([{ user_id: 2, title: 'Новый заказ 7-1', entity: 'order' }, {}])
})

test('R20: a value is never read as a variable or as markup', async () => {
  const values = { number: '{{reason}}', reason: '<img src=x onerror=alert(1)>' }
  const { id } = await find('order_cancelled.email')
  await admin.put(`${TEMPLATES}/enable/${id}`, { version: 2 })
  await sendTemplate(app.db, 1, { event: 'order_cancelled', variables: values, at: app.now })
  const [mail] = await app.mails()

  expect(mail?.text).toContain('Заказ {{reason}} отменён. Причина: <img src=x onerror=alert(1)>.')
  expect(mail?.html).toContain('Причина: &lt;img src=x onerror=alert(1)&gt;.')
})

test('A9: the mail of a reset is written by its template, and by the built-in text where none is on', async () => {
  const reset = () =>
    app.anonymous.post('/api/user/admin/user/password-reset/by-email', { body: { email: 'orders@example.com' } })
  const { id } = await find('password_reset.email')
  await admin.put(`${TEMPLATES}/${id}`, {
    body: { subject: 'Новый пароль для {{user_name}}', body: 'Откройте {{link}} за {{ttl_minutes}} минут' },
    version: 1,
  })
  await reset()
  const [written] = await app.mails()
  await admin.put(`${TEMPLATES}/disable/${id}`, { version: 2 })
  await reset()
  const [builtIn] = await app.mails()

  expect(written?.subject).toMatch(/^Новый пароль для \S/)
  expect(written?.text).toMatch(/^Откройте https:\/\/panel\.example\.com\/go\/auth\/[\w-]{43} за 60 минут$/)
  expect(builtIn?.subject).toBe('Восстановление пароля')
  expect(builtIn?.text).toMatch(/\/go\/auth\/[\w-]{43}\n/)
})

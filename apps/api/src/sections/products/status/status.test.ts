import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const { body: golden } = await admin.get(`${PRODUCTS}/1001`)
const complete = { image_ids: golden.image_ids, attribute_values: golden.attribute_values }

async function make(article: string, more: object = {}) {
  const size = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80 }
  const body = {
    name: `Фильтр ${article}`,
    article,
    brand_id: 12,
    category_id: golden.category_id,
    vat_rate: '22',
    ...size,
  }
  const reply = await admin.post(PRODUCTS, { body: { ...body, company_id: 1, ...complete, ...more } })
  expect(reply.status).toBe(201)
  return reply.body
}

async function become(id: number, status: string, more: object = {}, client = admin) {
  const { body } = await admin.get(`${PRODUCTS}/${id}`)
  return client.put(`${PRODUCTS}/status-change/${id}`, { body: { status, ...more }, version: body.version })
}

test('R4: a card goes to moderation with its content, and a request is opened', async () => {
  const bare = await make('ST-1', { image_ids: [], attribute_values: [] })
  const refused = await become(bare.id, 'on_moderation', {}, merchant)
  const ready = await make('ST-2')
  const sent = await become(ready.id, 'on_moderation', {}, merchant)

  expect(refused.status).toBe(422)
  expect(refused.body.data.details.image_ids).toEqual(['Фото: добавьте хотя бы одно'])
  expect(refused.body.data.details.attribute_values[0]).toMatch(/^Заполните обязательные характеристики: /)
  expect(sent.body).toMatchObject({ status: 'on_moderation', has_pending_moderation: true })
})

test('R4: a card on moderation is decided in its request; the author may withdraw it', async () => {
  const { id } = await make('ST-3')
  await become(id, 'on_moderation', {}, merchant)
  const moderated = await become(id, 'active', { comment: 'Да' }, moderator)
  const forced = await become(id, 'active')
  const back = await become(id, 'draft', {}, merchant)

  expect(moderated).toMatchObject({ status: 409 })
  expect(moderated.body.data.message).toBe('Карточка на модерации: решение принимается в заявке')
  expect(forced.body.data.details).toEqual({ comment: ['Пожалуйста, введите Комментарий'] })
  expect(back.body).toMatchObject({ status: 'draft', has_pending_moderation: false })
})

test('R4: an administrator may decide without the request', async () => {
  const { id } = await make('ST-4')
  await become(id, 'on_moderation', {}, merchant)
  const { body } = await become(id, 'active', { comment: 'Проверено по телефону' })

  expect(body).toMatchObject({ status: 'active', has_pending_moderation: false })
  expect((await app.audited('product', id))[0]).toMatchObject({
    event: 'status_changed',
    comment: 'Проверено по телефону',
  })
  const { body: history } = await admin.get(`${PRODUCTS}/status-history/${id}`)
  expect(history.items.map(({ to_status }: { to_status: string }) => to_status)).toEqual(['active', 'on_moderation'])
  expect((await merchant.get(`${PRODUCTS}/status-history/${id}`)).body.items).toMatchObject([
    { to_status: 'active', user: { id: null, label: 'Сотрудник маркетплейса' } },
    { to_status: 'on_moderation', user: { id: expect.any(Number) } },
  ])
})

test('R4: a block needs a reason of its kind; the seller can neither block nor archive what is blocked', async () => {
  const { id } = await make('ST-5')
  await app.db.execute(`update product set status = 'active' where id = ${id}`)
  const { body: reasons } = await admin.get('/api/content/admin/operation-reason/list?operation=product_block')
  const reason_id = reasons.items.find((reason: { requires_comment: boolean }) => !reason.requires_comment).id
  const silent = await become(id, 'blocked')
  const seller = await become(id, 'blocked', { reason_id }, merchant)
  const blocked = await become(id, 'blocked', { reason_id })
  const archived = await become(id, 'archived', {}, merchant)
  const freed = await become(id, 'disabled')

  expect(silent.body.data.details).toEqual({ reason_id: ['Пожалуйста, введите Причина'] })
  expect(seller).toMatchObject({ status: 403 })
  expect(blocked.body).toMatchObject({ status: 'blocked', status_reason_id: reason_id })
  expect(archived).toMatchObject({ status: 403 })
  expect(freed.body).toMatchObject({ status: 'disabled', status_reason_id: null })
})

test('R4: a card is shown only under an active category; others are skipped and reported', async () => {
  const disabled = await make('ST-6')
  const draft = await make('ST-7')
  await app.db.execute(`update product set status = 'disabled' where id = ${disabled.id}`)
  const items = [disabled, draft].map(({ id, version }) => ({ id, version }))
  await app.db.execute(`update category set is_active = false where id = ${golden.category_path[0].id}`)
  const off = await moderator.put(`${PRODUCTS}/enable-by-ids`, { body: { items } })
  await app.db.execute(`update category set is_active = true where id = ${golden.category_path[0].id}`)
  const on = await moderator.put(`${PRODUCTS}/enable-by-ids`, { body: { items } })
  const hidden = await moderator.put(`${PRODUCTS}/disable-by-ids`, {
    body: { items: [{ id: disabled.id, version: 2 }] },
  })

  expect(off.body).toMatchObject({
    processed: 0,
    skipped: [
      { id: disabled.id, message: 'Категория «Фильтры» выключена. Включите её или перенесите товар' },
      { id: draft.id, message: 'Нельзя перевести из «Черновик» в «Активен»' },
    ],
  })
  expect(on.body).toMatchObject({ processed: 1, skipped: [{ id: draft.id }] })
  expect(hidden.body).toMatchObject({ processed: 1, skipped: [] })
})

test('R4: a bulk change of statuses and its dry run report the same, and the latter changes nothing', async () => {
  const [first, second] = [await make('ST-20'), await make('ST-21')]
  await app.db.execute(`update product set status = 'active' where id = ${first.id}`)
  const items = [first, second].map(({ id, version }) => ({ id, version }))
  const hide = (more: object) =>
    moderator.put(`${PRODUCTS}/status-change-by-ids`, { body: { items, status: 'disabled', ...more } })
  const tried = await hide({ dry_run: true })
  const between = await moderator.get(`${PRODUCTS}/${first.id}`)
  const done = await hide({})

  const result = { processed: 1, skipped: [{ id: second.id, message: 'Нельзя перевести из «Черновик» в «Скрыт»' }] }
  expect(tried.body).toEqual({ ...result, changed: [] })
  expect(between.body).toMatchObject({ status: 'active', version: first.version })
  expect(done.body).toEqual({ ...result, changed: [{ id: first.id, version: first.version + 1 }] })
})

test('R4: an archived card comes back as a draft, unless its place is taken', async () => {
  const { id } = await make('ST-8')
  await become(id, 'archived', {}, merchant)
  const twin = await make('ST 8')
  const duplicate = await become(id, 'draft')
  await become(twin.id, 'archived')

  expect(duplicate.body.data.details).toEqual({ article: [`Товар с таким брендом и артикулом уже есть: № ${twin.id}`] })
  expect(await become(id, 'draft')).toMatchObject({ status: 200 })
  expect(await become(id, 'active')).toMatchObject({ status: 409 })
})

import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

interface Node {
  id: number
  parent_id: number | null
  name: string
  path: string
  position: number
  products_count: number
  version: number
}

const app = await useApp()
const content = await app.as('content@example.com')
const TREE = '/api/catalog/admin/category-tree'
const tree = async (query = ''): Promise<{ items: Node[]; tree_version: number }> =>
  (await content.get(`${TREE}?depth=6&with_counts=true${query}`)).body
const version = async () => (await tree()).tree_version
const childrenOf = async (id: number | null) => (await tree()).items.filter(({ parent_id }) => parent_id === id)
const byName = async (name: string) => {
  const match = (await tree()).items.find((node) => node.name === name)
  return match ?? { id: 0, parent_id: 0, path: '', position: 0, products_count: -1, version: 0, name: 'Не найдена' }
}
const create = (body: object) => content.post(`${TREE}/create-node`, { body })
const make = async (name: string, parent_id: number | null = null): Promise<Node> =>
  (await create({ name, parent_id })).body.node
const move = async (id: number, parent_id: number | null, position = 1) =>
  content.put(`${TREE}/move-node/${id}`, { body: { parent_id, position, tree_version: await version() } })
const remove = ({ id, version: nodeVersion }: Node, query = '') =>
  content.delete(`${TREE}/delete-node/${id}${query}`, { version: nodeVersion })
const chain = async (names: string[]) => {
  const created: Node[] = []
  for (const name of names) created.push(await make(name, created.at(-1)?.id ?? null))
  return created
}

async function fill(categoryId: number, products: number) {
  await app.db.execute(sql`
    with maker as (
      insert into brand (name, name_norm, slug, kind) values ('Ф-' || ${categoryId}::int, 'ф' || ${categoryId}::int, 'f-' || ${categoryId}::int, 'own')
      returning id
    )
    insert into product (name, slug, article, article_norm, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, codes)
    select 'Товар ' || n, 'moved-' || ${categoryId}::int || '-' || n, 'A' || n, 'A' || n, maker.id, ${categoryId}, 100, 10, 10, 10, '22', ''
    from maker, generate_series(1, ${products}::int) n`)
}

test('R2: story 11: a new node gets the slug of its name, the second of the name a number', async () => {
  const roots = await childrenOf(null)
  const before = await version()
  const first = await create({ name: ' Щётки  заднего стекла ', position: 1 })
  const second = await make('Щётки заднего стекла', first.body.node.id)

  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    tree_version: before + 1,
    node: { name: 'Щётки заднего стекла', slug: 'shchetki-zadnego-stekla', depth: 1, position: 1, is_active: true },
  })
  expect(second).toMatchObject({
    slug: 'shchetki-zadnego-stekla-2',
    depth: 2,
    path: `${first.body.node.id}.${second.id}.`,
  })
  expect((await childrenOf(null)).map(({ id }) => id)).toEqual([first.body.node.id, ...roots.map(({ id }) => id)])
  expect(await app.audited('category', second.id)).toMatchObject([
    { event: 'created', changes: { name: [null, 'Щётки заднего стекла'], parent_id: [null, first.body.node.id] } },
  ])
})

test('R2: invalid nodes are refused', async () => {
  const levels = await chain(['Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть'])

  expect(await create({ name: 'Семь', parent_id: levels[5]?.id })).toMatchObject({
    status: 422,
    body: { data: { details: { parent_id: ['Не больше 6 уровней'] } } },
  })
  expect(await create({ name: '   ' })).toMatchObject({ status: 422 })
  expect(await create({ name: '???' })).toMatchObject({ status: 422 })
  expect(await create({ name: 'Дубль', slug: 'filtry' })).toMatchObject({
    body: { data: { details: { slug: ['Адрес в ссылке: такое значение уже есть'] } } },
  })
  expect(await create({ name: 'Без места', parent_id: 999_999 })).toMatchObject({ status: 422 })
})

test('R2: story 8: a move rewrites the path and depth of everything under the node, and the log has both paths', async () => {
  const [top, middle, leaf] = await chain(['Верх', 'Середина', 'Лист'])
  const target = await byName('Выхлоп')
  const reply = await move(middle?.id ?? 0, target.id, 2)
  const moved = await byName('Лист')

  expect(reply.body.node).toMatchObject({ parent_id: target.id, position: 2, path: `${target.path}${middle?.id}.` })
  expect(moved).toMatchObject({ path: `${target.path}${middle?.id}.${leaf?.id}.`, depth: 3, version: 2 })
  expect((await childrenOf(target.id)).map(({ name, position }) => [name, position])).toEqual([
    ['Глушители', 1],
    ['Середина', 2],
    ['Катализаторы', 3],
  ])
  const [entry] = await app.audited('category', middle?.id)
  expect(entry).toMatchObject({
    event: 'moved',
    changes: {
      parent_id: [top?.id, target.id],
      path: [middle?.path, `${target.path}${middle?.id}.`],
    },
  })
})

test('R2: a move among siblings changes only their order; a move to the same place changes nothing', async () => {
  const filters = await byName('Фильтры')
  const [first] = await childrenOf(filters.id)
  const before = await version()
  const moved = await move(first?.id ?? 0, filters.id, 3)
  const again = await move(first?.id ?? 0, filters.id, 3)

  expect((await childrenOf(filters.id)).map(({ name }) => name)).toEqual([
    'Воздушные фильтры',
    'Салонные фильтры',
    'Масляные фильтры',
    'Топливные фильтры',
  ])
  expect(moved.body.tree_version).toBe(before + 1)
  expect(again.body.tree_version).toBe(before + 1)
  expect(await app.audited('category', first?.id)).toMatchObject([{ event: 'moved', changes: { position: [1, 3] } }])
})

test('R2: a node moves neither into itself nor under itself nor too deep', async () => {
  const [a, b] = await chain(['А верхняя', 'Б нижняя'])
  const deep = await chain(['Ур 1', 'Ур 2', 'Ур 3', 'Ур 4', 'Ур 5'])
  const ring = {
    status: 409,
    body: { data: { message: expect.stringContaining('в саму себя или в её подкатегорию') } },
  }

  expect(await move(a?.id ?? 0, a?.id ?? 0)).toMatchObject(ring)
  expect(await move(a?.id ?? 0, b?.id ?? 0)).toMatchObject(ring)
  expect(await move(a?.id ?? 0, deep[4]?.id ?? 0)).toMatchObject({
    status: 422,
    body: { data: { details: { parent_id: ['Не больше 6 уровней'] } } },
  })
  expect(await move(a?.id ?? 0, deep[3]?.id ?? 0)).toMatchObject({ status: 200 })
})

test('R2: of two concurrent moves the second is refused, so no cycle results', async () => {
  const [a, b] = [await make('Встречная А'), await make('Встречная Б')]
  const tree_version = await version()
  const replies = await Promise.all([
    content.put(`${TREE}/move-node/${a.id}`, { body: { parent_id: b.id, position: 1, tree_version } }),
    content.put(`${TREE}/move-node/${b.id}`, { body: { parent_id: a.id, position: 1, tree_version } }),
  ])

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.data.message).toBe(
    'Дерево категорий изменил другой пользователь. Обновите страницу',
  )
  const { items } = await tree()
  expect(items.filter(({ id }) => [a.id, b.id].includes(id)).map(({ path }) => path.split('.').length)).toEqual([2, 3])
})

test('R2: products live in leaves: a node that has some gets no children', async () => {
  const [full, other] = [await make('С товарами'), await make('Без товаров')]
  await fill(full.id, 2)
  const refusal = { status: 409, body: { data: { message: expect.stringContaining('В категории 2 товара') } } }

  expect(await create({ name: 'Под товарами', parent_id: full.id })).toMatchObject(refusal)
  expect(await move(other.id, full.id)).toMatchObject(refusal)
  expect(await move(full.id, other.id)).toMatchObject({ status: 200 })
  expect(await byName('Без товаров')).toMatchObject({ products_count: 2 })
})

test('R2: story 10: a node with products is deleted when a target for them is named', async () => {
  const [parent, target] = [await make('Уходит'), await make('Остаётся')]
  await fill(parent.id, 3)
  const withoutTarget = await remove(parent)
  const branch = await remove(parent, `?move_products_to=${(await byName('Выхлоп')).id}`)
  const itself = await remove(parent, `?move_products_to=${parent.id}`)
  const done = await remove(parent, `?move_products_to=${target.id}`)

  expect(withoutTarget.body.data.message).toBe('В категории 3 товара. Выберите, куда их перенести')
  expect(branch.body.data.details).toEqual({ move_products_to: ['Выберите конечную категорию'] })
  expect(itself).toMatchObject({ status: 422 })
  expect(done.status).toBe(204)
  expect(await byName('Остаётся')).toMatchObject({ products_count: 3 })
  expect(await app.audited('category', parent.id)).toMatchObject([
    { event: 'deleted', changes: { name: ['Уходит', null] } },
    { event: 'moved', changes: { products_count: [3, 0], move_products_to: [null, 'Остаётся'] } },
    { event: 'created' },
  ])
  const products = (await app.audited('product')).filter(({ event }) => event === 'moved')
  expect(products.map(({ changes }) => changes)).toEqual(
    Array.from({ length: 3 }, () => ({ category_id: [parent.id, target.id] })),
  )
})

test('R39: each of more than a thousand products that leave a category has its row in the log', async () => {
  const [parent, target] = [await make('Полная'), await make('Вместительная')]
  await fill(parent.id, 1100)
  const before = (await app.audited('product')).length
  expect(await remove(parent, `?move_products_to=${target.id}`)).toMatchObject({ status: 204 })
  expect((await app.audited('product')).length - before).toBe(1100)
})

test('R2: products do not move into a category that is switched off', async () => {
  const [parent, target] = [await make('Живая'), await make('Выключенная')]
  await fill(parent.id, 1)
  await app.db.execute(sql`update category set is_active = false where id = ${target.id}`)
  const refused = await remove(parent, `?move_products_to=${target.id}`)
  expect(refused.body.data.details).toEqual({ move_products_to: ['Категория выключена. Выберите другую'] })
})

test('R2: a node is not deleted with children, in use, or as it was before', async () => {
  const [parent, child] = await chain(['Родитель', 'Потомок'])
  const used = await make('С комиссией')
  const meta = () => app.db.execute(sql`select from meta_data where entity = 'category' and entity_id = ${child?.id}`)
  await app.db.execute(sql`insert into meta_data (entity, entity_id) values ('category', ${child?.id})`)
  await app.db.execute(
    sql`insert into commission (category_id, rate_bp, valid_from) values (${used.id}, 500, '2026-01-01')`,
  )

  expect(await remove(parent ?? used)).toMatchObject({
    status: 409,
    body: { data: { message: 'Сначала удалите или перенесите подкатегории (1)' } },
  })
  expect(await remove(used)).toMatchObject({
    status: 409,
    body: { data: { message: 'Нельзя удалить: используется в 1 записи' } },
  })
  expect(await remove({ ...used, version: 9 })).toMatchObject({ status: 412, body: { current: { id: used.id } } })
  expect(await remove(child ?? used)).toMatchObject({ status: 204 })
  expect((await meta()).rows).toEqual([])
  expect(await remove(parent ?? used)).toMatchObject({ status: 204 })
})

test('R2: siblings are sorted as a whole; another set of ids is a conflict', async () => {
  const body = await byName('Кузов')
  const ids = (await childrenOf(body.id)).map(({ id }) => id)
  const before = await version()
  const sort = (order: number[]) => content.put(`${TREE}/sort`, { body: { parent_id: body.id, ids: order } })

  expect(await sort(ids.toReversed())).toMatchObject({ status: 204 })
  expect((await childrenOf(body.id)).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(await version()).toBe(before + 1)
  expect(await sort(ids.slice(1))).toMatchObject({ status: 409 })
  const roots = (await childrenOf(null)).map(({ id }) => id)
  expect(await content.put(`${TREE}/sort`, { body: { ids: roots } })).toMatchObject({ status: 204 })
  expect(await version()).toBe(before + 1)
})

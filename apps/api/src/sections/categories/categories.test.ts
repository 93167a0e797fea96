import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const content = await app.as('content@example.com')
interface Counts {
  id: number
  products_count: number
  incomplete_count: number
}

const CATEGORIES = '/api/catalog/admin/category'
const list = async (query: string) => (await content.get(`${CATEGORIES}?${query}`)).body
const view = async (id: number) => (await content.get(`${CATEGORIES}/${id}`)).body
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)
const byName = async (name: string) => view((await list(`q=${encodeURIComponent(name)}`)).items[0].id)
const options = async (query: string) => (await content.get(`${CATEGORIES}/list?${query}`)).body.items
const put = (id: number, version: number, body: object) => content.put(`${CATEGORIES}/${id}`, { body, version })

test('R15: the list stands in the order of the tree, each with what is above it', async () => {
  const { items, meta } = await list('per_page=10')

  expect(meta.total).toBe(150)
  expect(namesOf({ items }).slice(0, 4)).toEqual([
    'Масла и жидкости',
    'Моторные масла',
    'Масла для легковых автомобилей',
    'Синтетические масла',
  ])
  expect(items[3]).toMatchObject({
    depth: 4,
    ancestors: [
      { label: 'Масла и жидкости' },
      { label: 'Моторные масла' },
      { label: 'Масла для легковых автомобилей' },
    ],
    children_count: 0,
    attributes_count: 7,
  })
})

test('R15: the list is filtered and sorted', async () => {
  const filters = (await byName('Масляные фильтры')).parent_id
  const byProducts: { products_count: number }[] = (await list('sort=-products_count&per_page=100')).items
  const counts = byProducts.map(({ products_count }) => products_count)

  expect(namesOf(await list(`parent_id=${filters}`))).toHaveLength(4)
  expect(namesOf(await list('is_active=false'))).toEqual(['Минеральные масла', 'Ксеноновые лампы', 'Выхлоп'])
  expect((await list('depth=1')).meta.total).toBe(12)
  expect((await list('without_attributes=true')).meta.total).toBeLessThan(20)
  expect((await list('without_products=true')).meta.total).toBe(150 - (await list('without_products=false')).meta.total)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(namesOf(await list('sort=name'))[0]).toBe('Автохимия')
  expect(await content.get(`${CATEGORIES}?depth=7`)).toMatchObject({ status: 422 })
})

test('R15: the share of incomplete cards counts as the list of products does, and puts the worst category first', async () => {
  const { items } = await list('sort=-incomplete&per_page=100')
  const shares = items
    .filter(({ products_count }: Counts) => products_count > 0)
    .map(({ incomplete_count, products_count }: Counts) => incomplete_count / products_count)
  const totals = await Promise.all(
    items.slice(0, 5).map(async ({ id }: Counts) => {
      const { body } = await content.get(`/api/catalog/admin/product?category_id=${id}&completeness_to=75`)
      return body.meta.total
    }),
  )

  expect(items.slice(0, 5).map(({ incomplete_count }: Counts) => incomplete_count)).toEqual(totals)
  expect(shares.length).toBeGreaterThan(50)
  expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a))
})

test('R15: a select offers categories that the storefront shows, with their path; on request leaves alone', async () => {
  const off = await byName('Глушители')

  expect(await options(`q=${encodeURIComponent('галогенные')}`)).toEqual([
    {
      id: expect.any(Number),
      label: 'Галогенные лампы',
      hint: 'Электрика и свет / Лампы / Лампы головного света',
      is_active: true,
    },
  ])
  expect(await options(`q=${encodeURIComponent('лампы')}&leaf=true`)).toHaveLength(3)
  expect(await options(`q=${encodeURIComponent('глушители')}`)).toEqual([])
  expect(await options(`ids=${off.id}`)).toMatchObject([{ label: 'Глушители', hint: 'Выхлоп', is_active: false }])
})

test('R15: a category separates its own attributes from inherited ones, and its own tie wins', async () => {
  const xenon = await byName('Ксеноновые лампы')
  const socket = xenon.inherited_attributes.find(
    ({ attribute }: { attribute: { label: string } }) => attribute.label === 'Цоколь',
  )
  const changed = await put(xenon.id, xenon.version, {
    attributes: [{ attribute_id: socket.attribute_id, is_required: false }],
  })
  const same = await put(xenon.id, changed.body.version, { attributes: [{ attribute_id: socket.attribute_id }] })

  expect(xenon).toMatchObject({ attributes: [], attributes_count: 5 })
  expect(socket).toMatchObject({ is_required: true, category: { label: 'Лампы' } })
  expect(changed.body).toMatchObject({
    attributes: [{ attribute: { label: 'Цоколь' }, is_required: false, position: socket.position }],
    attributes_count: 5,
  })
  expect(same.body.version).toBe(changed.body.version)
  expect((await app.audited('category', xenon.id))[0]).toMatchObject({
    event: 'updated',
    changes: { attributes: [[], [{ attribute: { label: 'Цоколь' } }]] },
  })
  expect(
    (await put(xenon.id, changed.body.version, { attributes: [{ attribute_id: 999_999 }] })).body.data.details,
  ).toEqual({
    attributes: ['Характеристики: выберите значение из списка'],
  })
})

test('R15: a card is changed, each change in the log; a stale one is refused with what is there now', async () => {
  const before = await byName('Антифризы')
  const fields = { name: ' Охлаждающие  жидкости', description: ' ', weight_g: 5200, vat_default: '10', age_limit: 0 }
  const changed = await put(before.id, before.version, fields)
  const stale = await put(before.id, before.version, { name: 'Другое' })

  expect(changed.body).toMatchObject({
    name: 'Охлаждающие жидкости',
    description: null,
    weight_g: 5200,
    vat_default: '10',
  })
  expect(stale).toMatchObject({ status: 412, body: { current: { name: 'Охлаждающие жидкости' } } })
  expect((await app.audited('category', before.id))[0]).toMatchObject({
    event: 'updated',
    changes: { name: ['Антифризы', 'Охлаждающие жидкости'], weight_g: [null, 5200], vat_default: ['22', '10'] },
  })
})

test('R15: invalid category cards are refused', async () => {
  const { id, version } = await byName('Автохимия')
  const details = async (fields: object) => (await put(id, version, fields)).body.data.details

  expect(await details({ slug: 'filtry' })).toEqual({ slug: ['Адрес в ссылке: такое значение уже есть'] })
  expect(await details({ marking_required: true })).toEqual({
    marking_since: ['Пожалуйста, введите Маркировка обязательна с'],
  })
  expect(await details({ image_id: 999_999 })).toEqual({ image_id: ['Изображение: выберите значение из списка'] })
  expect(await details({ weight_g: 0 })).toEqual({ weight_g: ['Вес по умолчанию, г: от 1 до 500\u00a0000'] })
  expect(await put(id, version, { marking_required: true, marking_since: '2027-03-01' })).toMatchObject({
    status: 200,
    body: { marking_since: '2027-03-01' },
  })
})

test('R15: categories are switched one by one and in bulk; an inactive one deactivates its descendants', async () => {
  const [body, wings] = [await byName('Кузов'), await byName('Крылья')]
  const off = await content.put(`${CATEGORIES}/disable/${body.id}`, { version: body.version })
  const many = await content.put(`${CATEGORIES}/disable-by-ids`, {
    body: {
      items: [
        { id: wings.id, version: wings.version },
        { id: 999_999, version: 1 },
      ],
    },
  })

  expect(off.body).toMatchObject({ is_active: false, effective_active: false })
  expect(await byName('Бамперы')).toMatchObject({ is_active: true, effective_active: false })
  expect(many.body).toMatchObject({ processed: 1, skipped: [{ id: 999_999, message: 'Запись не найдена' }] })
  expect((await app.audited('category', wings.id))[0]).toMatchObject({ event: 'disabled' })
  expect(await content.put(`${CATEGORIES}/enable/${body.id}`, { version: off.body.version })).toMatchObject({
    status: 200,
  })
})

test('R15: story 11: a free slug is proposed, and the export has Russian titles', async () => {
  const slug = async (name: string) =>
    (await content.post(`${CATEGORIES}/generate-translite-name`, { body: { name } })).body.slug
  const file = await content.get(`${CATEGORIES}/export?format=csv&depth=4`)

  expect(await slug('Щётки')).toBe('shchetki')
  expect(await slug('Щётки стеклоочистителя')).toBe('shchetki-stekloochistitelia-2')
  expect(file.text).toContain('Название;Путь;Адрес в ссылке')
  expect(file.text).toContain('Синтетические масла;Масла и жидкости / Моторные масла / Масла для легковых автомобилей')
})

import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { unusablePatterns } from './pattern.ts'

const app = await useApp()
const content = await app.as('content@example.com')
const ATTRIBUTES = '/api/catalog/admin/attribute'
const total = async (query: string) => (await content.get(`${ATTRIBUTES}?${query}`)).body.meta.total
const resolve = async (column: string) =>
  (await content.get(`${ATTRIBUTES}/resolve?column=${encodeURIComponent(column)}`)).body
const create = (body: object) => content.post(ATTRIBUTES, { body })
const categoryId = async (name: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from category where name = ${name}`)
  return rows[0]?.id
}

/** Creates a product with these values. */
async function useValues(number: number, values: object) {
  await app.db.execute(sql`
    with maker as (insert into brand (name, name_norm, slug, kind) values (${`Завод ${number}`}, ${`завод${number}`}, ${`zavod-${number}`}, 'own') returning id)
    insert into product (name, slug, article, article_norm, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, codes, attribute_values)
    select 'Товар', ${`with-values-${number}`}, 'A1', 'A1', id, 31, 100, 10, 10, 10, '22', '', ${JSON.stringify(values)}::jsonb from maker`)
}

test('R12: the handbook is delivered with 60 attributes, and the list shows their values', async () => {
  const { body } = await content.get(`${ATTRIBUTES}?sort=position&per_page=10`)

  expect(body.meta.total).toBe(60)
  expect(body.items[0]).toMatchObject({
    name: 'Диаметр наружный',
    code: 'diametr-naruzhnyi',
    type: 'number',
    unit: 'мм',
    values_count: 0,
    synonyms_count: 5,
    categories_count: 6,
    usage_count: expect.any(Number),
  })
})

test('R12: the list is filtered and sorted', async () => {
  expect(await total(`q=${encodeURIComponent('SAE')}`)).toBe(1)
  expect(await total('q=tsokol')).toBe(1)
  expect(await total('type=boolean,date')).toBe(6)
  expect(await total('without_synonyms=true')).toBe(2)
  expect(await total('is_active=false')).toBe(0)
  const inherited = await categoryId('Ксеноновые лампы')
  const { body } = await content.get(`${ATTRIBUTES}?category_id=${inherited}`)
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
    'Гарантия',
    'Мощность',
    'Напряжение',
    'Цветовая температура',
    'Цоколь',
  ])
  const sorted = await content.get(`${ATTRIBUTES}?per_page=100`)
  const names: string[] = sorted.body.items.map(({ name }: { name: string }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
})

test('R12: a select offers active attributes, and inactive ones only by id', async () => {
  const { body } = await create({ name: 'Выключаемая', type: 'string' })
  await content.put(`${ATTRIBUTES}/disable/${body.id}`, { version: 1 })

  expect((await content.get(`${ATTRIBUTES}/list?q=${encodeURIComponent('выключаемая')}`)).body.items).toEqual([])
  expect((await content.get(`${ATTRIBUTES}/list?ids=${body.id}`)).body.items).toEqual([
    { id: body.id, label: 'Выключаемая', hint: null, is_active: false },
  ])
  await content.put(`${ATTRIBUTES}/enable/${body.id}`, { version: 2 })
  expect((await content.get(`${ATTRIBUTES}/list?q=${encodeURIComponent('выключаемая')}`)).body.items).toHaveLength(1)
})

test('R12: an attribute is created with values, synonyms and categories, changed and deleted, each in the log', async () => {
  const [oils, pads] = [await categoryId('Моторные масла'), await categoryId('Тормозные колодки')]
  const created = await create({
    name: ' Страна  сборки ',
    type: 'select',
    is_required: true,
    values: [{ value: 'Россия', synonyms: ['РФ'] }, { value: 'Китай' }],
    synonyms: ['Сборка', ' сборка ', 'Made in'],
    categories: [{ category_id: pads, is_required: false }, { category_id: oils }],
  })
  const { id, values } = created.body
  const [russia, china] = values
  const swapped = [{ id: china.id, value: 'Россия' }, { id: russia.id, value: 'Китай' }, { value: 'Германия' }]
  const changed = await content.put(`${ATTRIBUTES}/${id}`, { body: { values: swapped }, version: 1 })
  const same = await content.put(`${ATTRIBUTES}/${id}`, {
    body: { synonyms: ['Made in', 'Сборка'], categories: [{ category_id: oils }, { category_id: pads }] },
    version: 2,
  })

  expect(created).toMatchObject({ status: 201, headers: { etag: '"v1"' } })
  expect(created.body).toMatchObject({
    name: 'Страна сборки',
    code: 'strana-sborki',
    values: [{ value: 'Россия', synonyms: ['РФ'] }, { value: 'Китай' }],
    synonyms: ['Made in', 'сборка'],
    categories: [
      { category_id: oils, category: { id: oils, label: 'Моторные масла' }, is_required: true },
      { category_id: pads, is_required: false },
    ],
  })
  expect(changed.body.values).toMatchObject([
    { id: china.id, value: 'Россия', synonyms: [] },
    { id: russia.id, value: 'Китай', synonyms: ['РФ'] },
    { value: 'Германия' },
  ])
  expect(same.body.version).toBe(3)
  expect(await content.put(`${ATTRIBUTES}/${id}`, { body: { unit: 'шт.' }, version: 1 })).toMatchObject({
    status: 412,
    body: { current: { version: 3 } },
  })
  expect(await content.delete(`${ATTRIBUTES}/${id}`, { version: 3 })).toMatchObject({ status: 204 })
  expect(await app.audited('attribute', id)).toMatchObject([
    { event: 'deleted', changes: { name: ['Страна сборки', null] } },
    {
      event: 'updated',
      changes: {
        synonyms: [
          ['Made in', 'сборка'],
          ['Made in', 'Сборка'],
        ],
      },
    },
    { event: 'updated' },
    { event: 'created', changes: { code: [null, 'strana-sborki'] } },
  ])
})

test('R12: story 34: a synonym already used elsewhere is refused with the name of its owner', async () => {
  const creation = await create({ name: 'Диаметр условный', type: 'number', synonyms: ['диаметр мм', 'Цоколь'] })
  const { id, version } = (await create({ name: 'Диаметр проходной', type: 'number', synonyms: ['Проход'] })).body
  const update = await content.put(`${ATTRIBUTES}/${id}`, { body: { synonyms: ['проход', 'SAE'] }, version })

  expect(creation.body.data.details).toEqual({
    synonyms: ['Синоним «диаметр мм» уже у атрибута «Диаметр наружный»', 'Синоним «Цоколь» уже у атрибута «Цоколь»'],
  })
  expect(update.body.data.details).toEqual({ synonyms: ['Синоним «SAE» уже у атрибута «Вязкость»'] })
})

test('R12: story 34: the tester shows the attribute of an import’s column', async () => {
  expect(await resolve('Диаметр, мм')).toEqual({
    attribute: { id: 1, label: 'Диаметр наружный' },
    matched_by: 'synonym',
  })
  expect(await resolve('НАРУЖНЫЙ ДИАМЕТР (мм)')).toMatchObject({ attribute: { id: 1 }, matched_by: 'synonym' })
  expect(await resolve('Емкость, А·ч')).toMatchObject({ attribute: { label: 'Ёмкость' }, matched_by: 'name' })
  expect(await resolve('Неведомое')).toEqual({ attribute: null, matched_by: null })
  expect(await resolve('—')).toEqual({ attribute: null, matched_by: null })
})

test.each<[object, object]>([
  [{ type: 'select' }, { values: ['Значения: выберите не менее 1'] }],
  [{ type: 'boolean', min_value: 1 }, { min_value: ['Наименьшее значение: не для типа «Да/нет»'] }],
  [{ type: 'string', values: [{ value: 'а' }] }, { values: ['Значения: не для типа «Строка»'] }],
  [{ type: 'number', min_value: 5, max_value: 4 }, { max_value: ['Наибольшее значение: не меньше 5'] }],
  ...['[', '(', 'a{2', String.raw`\_`].map((pattern): [object, object] => [
    { type: 'string', pattern },
    { pattern: ['Шаблон значения: это не регулярное выражение, проверьте скобки и обратные косые черты'] },
  ]),
  ...['(?=a)', '(?!a)', '(?<=a)', '(?<!a)', String.raw`(a)\1`, String.raw`(?<n>a)\k<n>`].map(
    (pattern): [object, object] => [
      { type: 'string', pattern },
      { pattern: [expect.stringMatching(/^Шаблон значения: уберите просмотр вперёд и назад/)] },
    ],
  ),
  ...['a{1001}', '(?:a{30}){30}', '.{0,1000}x', '(a{100}){100}'].map((pattern): [object, object] => [
    { type: 'string', pattern },
    { pattern: ['Шаблон значения: слишком много повторов, уменьшите числа в фигурных скобках'] },
  ]),
  [{ type: 'select', values: [{ value: 'а' }, { value: 'А' }] }, { values: ['Значение «А» повторяется'] }],
  [
    {
      type: 'select',
      values: [
        { value: 'Левая', synonyms: ['Л'] },
        { value: 'Лицевая', synonyms: ['л.'] },
      ],
    },
    { values: ['Синоним «л.» уже у значения «Левая»'] },
  ],
  [{ type: 'string', code: 'tsokol' }, { code: ['Код: такое значение уже есть'] }],
  [
    { type: 'string', categories: [{ category_id: 999_999 }] },
    { categories: ['Категории: выберите значение из списка'] },
  ],
])('R12: an attribute cannot be %j', async (fields, details) => {
  const reply = await create({ name: 'Неверная', ...fields })

  expect(reply.status).toBe(422)
  expect(reply.body.data.details).toEqual(details)
})

test.for(['(a+)+$', '.*.*.*x', '(?:a|a)*b', String.raw`^(\d{3}/\d{2} R\d{2}|б/р)$`])(
  'R12: an attribute may have the pattern %s, which no text makes slow',
  async (pattern) => {
    const reply = await create({ name: `С шаблоном ${pattern}`, type: 'string', pattern })

    expect([reply.status, reply.body.pattern]).toEqual([201, pattern])
  },
)

test('R12: a stored pattern that cannot check values is reported, and no change of its attribute is saved with it', async () => {
  const { id, version } = (await create({ name: 'С обратной ссылкой', type: 'string', pattern: 'a' })).body
  await app.db.execute(sql`update attribute set pattern = ${String.raw`(a)\1`} where id = ${id}`)
  const reply = await content.put(`${ATTRIBUTES}/${id}`, { body: { unit: 'мм' }, version })

  expect(await unusablePatterns(app.db)).toEqual([id])
  expect(Object.keys(reply.body.data.details)).toEqual(['pattern'])
})

test('R12: a used attribute keeps its type and the values of products, and cannot be deleted', async () => {
  const { body } = await create({
    name: 'Используемая',
    type: 'select',
    values: [{ value: 'Первое' }, { value: 'Второе' }],
  })
  const [first, second] = body.values
  await useValues(1, { [body.id]: first.id })
  const put = (fields: object) => content.put(`${ATTRIBUTES}/${body.id}`, { body: fields, version: 1 })

  expect((await put({ type: 'multiselect' })).body.data.details).toEqual({
    type: ['Тип: нельзя изменить, используется в 1 записи'],
  })
  expect((await put({ values: [{ id: second.id, value: 'Второе' }] })).body.data.details).toEqual({
    values: ['Значение «Первое» есть у 1 товара. Его можно выключить'],
  })
  expect(await content.delete(`${ATTRIBUTES}/${body.id}`, { version: 1 })).toMatchObject({
    status: 409,
    body: { data: { message: 'Нельзя удалить: используется в 1 записи' } },
  })
  expect(await put({ values: [{ id: first.id, value: '1-е', is_active: false }] })).toMatchObject({ status: 200 })
})

test('R12: the order is set as a whole', async () => {
  const { body } = await content.get(`${ATTRIBUTES}?sort=position&per_page=100`)
  const ids: number[] = body.items.map(({ id }: { id: number }) => id)

  expect(await content.put(`${ATTRIBUTES}/sort`, { body: { ids: ids.toReversed() } })).toMatchObject({ status: 204 })
  expect((await content.get(`${ATTRIBUTES}?sort=position`)).body.items[0].id).toBe(ids.at(-1))
  expect(await content.put(`${ATTRIBUTES}/sort`, { body: { ids: ids.slice(1) } })).toMatchObject({ status: 409 })
})

test('R12: a free code is proposed for a name, and the export has Russian titles', async () => {
  const proposed = await content.post(`${ATTRIBUTES}/generate-translite-name`, { body: { name: 'Цоколь' } })
  const file = await content.get(`${ATTRIBUTES}/export?format=csv&type=date`)

  expect(proposed.body).toEqual({ slug: 'tsokol-2' })
  expect(file.text).toContain('Название;Код;Тип')
  expect(file.text).toContain('Дата производства;data-proizvodstva;Дата')
  expect((await app.audited('attribute'))[0]).toMatchObject({ event: 'exported', changes: { rows: [null, 1] } })
})

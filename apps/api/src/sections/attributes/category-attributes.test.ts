import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import {
  attributesOfCategory,
  type CategoryAttribute,
  checkAttributeValues,
  missingAttributes,
} from './category-attributes.ts'

const app = await useApp()

async function attributesOf(name: string) {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from category where name = ${name}`)
  return attributesOfCategory(app.db, rows[0]?.id ?? 0)
}

const plain: CategoryAttribute = {
  id: 1,
  name: 'Поле',
  code: 'pole',
  type: 'string',
  unit: null,
  group: null,
  is_required: true,
  position: 1,
  min_value: null,
  max_value: null,
  precision: null,
  max_length: null,
  pattern: null,
  allow_custom: false,
  values: [
    { id: 7, value: 'Первое', is_active: true },
    { id: 8, value: 'Второе', is_active: false },
  ],
  category_id: 1,
  category_name: 'Категория',
}

test('R15: a category has its own and inherited attributes; the nearest tie decides what is required', async () => {
  const synthetic = await attributesOf('Синтетические масла')
  const discs = await attributesOf('Тормозные диски')
  const inherited = await attributesOf('Вентилируемые диски')

  expect(synthetic.map(({ name, category_name }) => [name, category_name])).toContainEqual([
    'Объём',
    'Масла и жидкости',
  ])
  expect(synthetic.find(({ name }) => name === 'Вязкость')).toMatchObject({
    is_required: true,
    category_name: 'Моторные масла',
    values: expect.arrayContaining([expect.objectContaining({ value: '5W-30', is_active: true })]),
  })
  expect(discs.map(({ id }) => id)).toEqual(inherited.map(({ id }) => id))
  expect(await attributesOf('Нет такой')).toEqual([])
})

test('R15: an attribute that is off is not required', async () => {
  await app.db.execute(sql`update attribute set is_active = false where name = 'Вязкость'`)

  expect((await attributesOf('Моторные масла')).map(({ name }) => name)).not.toContain('Вязкость')
})

test.each<[Partial<CategoryAttribute>, string | number | boolean | number[], string[]]>([
  [{}, 'текст', []],
  [{}, 5, ['Поле: неверный формат значения']],
  [{ max_length: 3 }, 'текст', ['Поле: не более 3 символов']],
  [{}, 'я'.repeat(256), ['Поле: не более 255 символов']],
  [{ pattern: String.raw`^\d{3}/\d{2} R\d{2}$` }, '205/55 R16', []],
  [{ pattern: String.raw`^\d{3}/\d{2} R\d{2}$` }, '205/55R16', ['Поле: неверный формат']],
  [{ pattern: '.*.*.*x', max_length: 5000 }, 'a'.repeat(5000), ['Поле: неверный формат']],
  [{ pattern: '^(a|a)*b$', max_length: 5000 }, 'a'.repeat(5000), ['Поле: неверный формат']],
  [{ pattern: String.raw`^\p{L}+ё\u0451$` }, 'Ёлкаёё', []],
  [{ pattern: String.raw`(a)\1` }, 'b', []],
  [{ type: 'number', min_value: 1, max_value: 5 }, 6, ['Поле: от 1 до 5']],
  [{ type: 'number', min_value: 1 }, 0, ['Поле: не меньше 1']],
  [{ type: 'number', precision: 0 }, 1.5, ['Поле: целое число']],
  [{ type: 'number', precision: 2 }, 1.005, ['Поле: знаков после запятой не больше 2']],
  [{ type: 'number', precision: 1 }, 0.3, []],
  [{ type: 'boolean' }, false, []],
  [{ type: 'boolean' }, 'да', ['Поле: неверный формат значения']],
  [{ type: 'date' }, '2026-02-28', []],
  [{ type: 'date' }, '2026-02-30', ['Поле: неверный формат значения']],
  [{ type: 'select' }, 7, []],
  [{ type: 'select' }, 9, ['Поле: выберите значение из списка']],
  [{ type: 'select' }, 'своё', ['Поле: выберите значение из списка']],
  [{ type: 'select', allow_custom: true }, 'своё', []],
  [{ type: 'multiselect' }, [7, 8], []],
  [{ type: 'multiselect' }, [7, 9], ['Поле: выберите значение из списка']],
])('R4: the attribute %j takes %j or says why not', (changes, value, messages) => {
  expect(checkAttributeValues([{ ...plain, ...changes }], [{ attribute_id: 1, value }])).toEqual(messages)
})

test('R4: an attribute of another category is refused, a required one that is empty is named', () => {
  expect(checkAttributeValues([plain], [{ attribute_id: 2, value: 'x' }])).toEqual([
    'Характеристика 2: не относится к категории',
  ])
  expect(missingAttributes([plain, { ...plain, id: 3, name: 'Второе' }], [{ attribute_id: 3, value: 'x' }])).toEqual([
    'Поле',
  ])
  expect(missingAttributes([plain], [{ attribute_id: 1, value: '' }])).toEqual(['Поле'])
})

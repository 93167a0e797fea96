import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test('Words match in any order, and «ё» is «е»', () => {
  expect(matches('заявк новые', 'Новые заявки')).toBe(true)
  expect(matches('ещё', 'Еще фильтры')).toBe(true)
  expect(matches('', 'Что угодно')).toBe(true)
  expect(matches('заказ товар', 'Заказы')).toBe(false)
})

test.each([
  ['pfrfps', 'Заказы'],
  ['Цфкурщгыу', 'Warehouse'],
  ['f,hfvjd', 'Абрамов Игорь'],
  ['ц914', 'Фильтр W914/2'],
])('«%s», typed in the other keyboard layout, matches «%s»', (words, text) => expect(matches(words, text)).toBe(true))

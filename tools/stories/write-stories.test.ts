import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { storiesOf } from './write-stories.ts'

// Storybook reads titles, ids and tags without running a file.
function indexOf(screen: Parameters<typeof storiesOf>[0]) {
  const csf = loadCsf(storiesOf(screen, 'Заказы/Заказ 1000123').text, { makeTitle: (title) => title ?? '' }).parse()
  return { title: csf.meta.title, id: csf.meta.id, tags: csf.meta.tags, names: csf.stories.map(({ name }) => name) }
}

test('a screen of the panel has its states, and one story for each role', () => {
  expect(indexOf({ address: '/orders/123', title: 'Заказ 1000123', isPublic: false, hasData: true })).toEqual({
    title: 'Заказы/Заказ 1000123',
    id: 'screen-orders-123',
    tags: ['!autodocs', '!test'],
    names: [
      'Как есть',
      'Пусто',
      'Загрузка',
      'Ошибка',
      'Только просмотр',
      'Как продавец',
      'Как модератор',
      'Как контент-менеджер',
      'Как оператор заказов',
      'Как финансист',
      'Только с журналом',
      'Без прав',
    ],
  })
})

test('a public screen without data has one story', () => {
  const { names } = indexOf({ address: '/auth/login', title: 'Вход', isPublic: true, hasData: false })

  expect(names).toEqual(['Как есть'])
})

import { expect, test } from 'vitest'
import { m } from '#paraglide/messages.js'

test('A quantity within a text is grouped by thousands; the number of a record is not', () => {
  expect(m.bulk_progress({ done: 305, total: 2000 })).toBe('Обработано 305 из 2\u00a0000')
  expect(m.active_turn_off_many({ count: 1 })).toBe('Выключить 1 запись')
  expect(m.active_turn_off_many({ count: 2000 })).toBe('Выключить 2\u00a0000 записей')
  expect(m.operations_undo_title({ id: 12_345 })).toBe('Отменить операцию № 12345?')
})

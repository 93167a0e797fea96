import { expect, test } from 'vitest'
import { wordParts } from './word-parts.ts'

const marked = (before: string, after: string) =>
  wordParts(before, after, 'ru-RU')
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')

test('Russian words are compared whole', () => {
  expect(marked('Гарантия двенадцать месяцев', 'Гарантия двадцать четыре месяца, обмен и месяцев пять')).toBe(
    'Гарантия [-двенадцать-]{+двадцать четыре месяца, обмен и+} месяцев {+пять+}',
  )
})

test('texts with little in common are two whole texts', () => {
  expect(marked('Свеча зажигания для мотоцикла', 'Масло для коробки передач и мостов')).toBe(
    '[-Свеча зажигания для мотоцикла-]{+Масло для коробки передач и мостов+}',
  )
})

test('a text that was empty has come, and one that is empty now has gone', () => {
  expect(marked('', 'Новое')).toBe('{+Новое+}')
  expect(marked('Старое', '')).toBe('[-Старое-]')
})

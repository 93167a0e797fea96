import { describe, expect, test } from 'vitest'
import {
  isAccountOf,
  isBarcode,
  isBik,
  isCorrespondentOf,
  isInn,
  isKpp,
  isOgrn,
  isOgrnip,
  isOkpo,
  articleKey,
  normalizeArticle,
  normalizeName,
} from './index.ts'

// Public numbers of Сбербанк, Яндекс and Ozon, the example of the Bank of Russia, and the seeded companies.
describe.each([
  ['ИНН', isInn, ['7707083893', '7736207543', '7704217370', '7700001010', '780000012366']],
  ['ОГРН', isOgrn, ['1027700132195', '1267700000017']],
  ['ОГРНИП', isOgrnip, ['326780000000123']],
  ['ОКПО', isOkpo, ['00032537']],
  ['EAN', isBarcode, ['4006381333931', '96385074']],
] as const)('%s', (_name, check, valid) => {
  test.each(valid)('%s is right, and no other last digit is', (text) => {
    const others = Array.from({ length: 10 }, (_, digit) => text.slice(0, -1) + digit).filter((other) => other !== text)

    expect(check(text)).toBe(true)
    expect(others.filter(check)).toEqual([])
  })

  test.each(['', '1', 'abcdefghij', `${valid[0]}0`, ` ${valid[0]}`, valid[0].slice(1)])('%j is wrong', (text) => {
    expect(check(text)).toBe(false)
  })
})

describe.each([
  ['ИНН', isInn, [10, 12]],
  ['КПП', isKpp, [9]],
  ['ОГРН', isOgrn, [13]],
  ['ОГРНИП', isOgrnip, [15]],
  ['ОКПО', isOkpo, [8, 10]],
  ['БИК', isBik, [9]],
  ['EAN', isBarcode, [8, 13]],
  ['счёт', (text: string) => isAccountOf('044525000', text) || isAccountOf('044525225', text), [20]],
  [
    'корр. счёт',
    (text: string) => isCorrespondentOf('044525000', text) || isCorrespondentOf(`04${text.slice(0, 7)}`, text),
    [20],
  ],
] as const)('%s', (_name, check, lengths) => {
  test('zeros and one digit repeated are wrong, whatever the check digit says', () => {
    const repeated = lengths.flatMap((length) => Array.from('0123456789', (digit) => digit.repeat(length)))
    expect(repeated.filter(check)).toEqual([])
  })
})

test.each([
  ['ИНН', isInn, ''],
  ['КПП', isKpp, ''],
  ['ОГРН', isOgrn, '102'],
  ['ОГРНИП', isOgrnip, '326'],
] as const)('%s of the region 00 is wrong with every check digit', (name, check, start) => {
  const length = { ИНН: 10, КПП: 9, ОГРН: 13, ОГРНИП: 15 }[name]
  const numbers = Array.from(
    { length: 100 },
    (_, last) => `${start}00`.padEnd(length - 2, '1') + String(last).padStart(2, '0'),
  )
  expect(numbers.filter(check)).toEqual([])
})

const zeros = (start: string, length: number) =>
  Array.from('0123456789', (last) => start.padEnd(length - 1, '0') + last)

test('zeros after the fixed beginning are wrong', () => {
  expect(isBik('040000000')).toBe(false)
  expect(zeros('1', 13).filter(isOgrn)).toEqual([])
  expect(zeros('3', 15).filter(isOgrnip)).toEqual([])
  expect(zeros('', 10).filter(isInn)).toEqual([])
  expect(isAccountOf('044525000', '0'.repeat(20))).toBe(false)
  expect(isCorrespondentOf('040001000', `301${'0'.repeat(17)}`)).toBe(false)
})

test('An account belongs to its bank, by the example of the Bank of Russia', () => {
  expect(isAccountOf('049805746', '40602810700000000025')).toBe(true)
  expect(isAccountOf('049805746', '40602810800000000025')).toBe(false)
  expect(isAccountOf('044525901', '40702810600000000101')).toBe(true)
  expect(isAccountOf('044525225', '40702810600000000101')).toBe(false)
  expect(isAccountOf('', '')).toBe(false)
})

test('A correspondent account ends as the БИК of its bank', () => {
  expect(isCorrespondentOf('044525225', '30101810400000000225')).toBe(true)
  expect(isCorrespondentOf('044525901', '30101810300000000901')).toBe(true)
  expect(isCorrespondentOf('044525901', '30101810400000000225')).toBe(false)
  expect(isCorrespondentOf('044525901', '30101810400000000901')).toBe(false)
})

test('КПП and БИК have a form only', () => {
  expect(['770001001', '7700AB001'].every(isKpp)).toBe(true)
  expect(['77000100', '7700ab001', '77000100A'].some(isKpp)).toBe(false)
  expect(isBik('044525901')).toBe(true)
  expect(isBik('944525901')).toBe(false)
})

test('Part numbers and names are compared without case and punctuation', () => {
  expect(normalizeArticle(' w 914/2 ')).toBe('W9142')
  expect(normalizeArticle('ёж-12')).toBe('ЕЖ12')
  expect(normalizeName('MANN-FILTER')).toBe('mannfilter')
  expect(normalizeName('Диаметр, мм')).toBe('диаметрмм')
})

test('Part numbers with look-alike letters of two alphabets have one key', () => {
  expect(articleKey('TEST-\u0421110')).toBe(articleKey('test-c110'))
  expect(articleKey('авекмнорстух ё')).toBe('ABEKMHOPCTYXE')
  expect(articleKey('ГУР-12')).toBe('ГYP12')
})

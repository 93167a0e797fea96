import { expect, test } from 'vitest'
import { flagsOf, marksOf } from './flags.ts'

const STOP = ['дурак', 'дешевле у нас']

test.each([
  ['Отличная деталь, номер W 914/2, штрихкод 4011558000000', []],
  ['Заказ 1000123, цена 1 245 руб.', []],
  ['Продавец ДУРАКОВ не держит', ['stop_word']],
  ['Придурковатый упаковщик', []],
  ['У нас — дешевле; дешевле, у нас!', ['stop_word']],
  ['Звоните 8 900 000-45-67', ['phone']],
  ['+7(900)0004567', ['phone']],
  ['900.000.45.67', ['phone']],
  ['Нашёл на zapchasti-primer.ru', ['link']],
  ['http://a.b', ['link']],
  ['Пишите t.me/primer', ['link']],
  ['НЕ БЕРИТЕ НИКОГДА', ['caps']],
  ['БМВ Х5', []],
])('R25: the text «%s» is flagged as %j', (text, flags) => {
  expect(flagsOf([text, null], STOP)).toEqual(flags)
})

test('R25: advantages and drawbacks are checked like the text', () => {
  expect(flagsOf([null, 'www.primer', 'дурак'], STOP)).toEqual(['stop_word', 'link'])
})

test.each([
  ['Лучше у меня, звоните 8 900 000-45-67, договоримся.', 'phone', '8 900 000-45-67'],
  ['Нашёл на zapchasti-primer.ru, там дешевле', 'link', 'zapchasti-primer.ru'],
  ['Пишите на https://example.com/discount, там', 'link', 'https://example.com/discount,'],
  ['Это ДУРАКОВ дело', 'stop_word', 'ДУРАКОВ'],
  ['НЕ БЕРИТЕ НИКОГДА! Зря', 'caps', 'НЕ БЕРИТЕ НИКОГДА'],
] as const)('R25: in «%s» %s is where it was found', (text, flag, part) => {
  const start = text.indexOf(part)
  expect(marksOf({ text: null, pros: text, cons: null, flags: [flag] }, STOP)).toEqual([
    { field: 'pros', flag, start, end: start + part.length },
  ])
})

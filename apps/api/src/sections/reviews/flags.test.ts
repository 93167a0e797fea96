import { expect, test } from 'vitest'
import { flagsOf } from './flags.ts'

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
])('R25: of «%s» a machine says %j', (text, flags) => {
  expect(flagsOf([text, null], STOP)).toEqual(flags)
})

test('R25: advantages and drawbacks are looked through like the text', () => {
  expect(flagsOf([null, 'www.primer', 'дурак'], STOP)).toEqual(['stop_word', 'link'])
})

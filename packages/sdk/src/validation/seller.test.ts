import { expect, test } from 'vitest'
import { accountMistakes, companyMistakes, taxSystemsOf, vatRatesOf } from './index.ts'

const right = {
  type: 'legal',
  inn: '7700001010',
  kpp: '770001001',
  ogrn: '1267700000017',
  okpo: null,
  tax_system: 'osno',
  vat_rate: '22',
} as const

test('the requisites of the seeded companies have no mistakes', () => {
  expect(companyMistakes(right)).toEqual({})
  expect(
    companyMistakes({
      type: 'entrepreneur',
      inn: '780000012366',
      ogrn: '326780000000123',
      tax_system: 'usn_income',
      vat_rate: 'none',
    }),
  ).toEqual({})
})

test('each mistake is reported at its field', () => {
  expect(companyMistakes({ ...right, inn: '7700001011', kpp: null, vat_rate: 'none' })).toEqual({
    inn: 'ИНН: проверьте цифры, контрольное число не совпадает',
    kpp: 'Пожалуйста, введите КПП',
    vat_rate: 'Ставка НДС: ОСНО — 0 %, 10 %, 22 %',
  })
})

test.each([
  [{ type: 'legal', ogrn: '326780000000123' }, 'ОГРН: 13 цифр'],
  [{ type: 'legal', ogrn: '1267700000018' }, 'ОГРН: контрольное число не совпадает'],
  [{ type: 'legal', ogrn: null }, 'Пожалуйста, введите ОГРН'],
  [{ type: 'entrepreneur', ogrn: '1267700000017' }, 'ОГРНИП: 15 цифр'],
  [{ type: 'entrepreneur', ogrn: '326780000000124' }, 'ОГРНИП: контрольное число не совпадает'],
  [{ type: 'entrepreneur', ogrn: null }, 'Пожалуйста, введите ОГРНИП'],
] as const)('the ОГРН of %o says by the kind of seller what is wrong: %s', (company, message) => {
  expect(companyMistakes({ ...right, ...company }).ogrn).toBe(message)
})

test('the ОКПО has as many digits as the kind of seller asks for', () => {
  expect(companyMistakes({ ...right, okpo: '1234567890' }).okpo).toBe('ОКПО: 8 цифр')
  expect(companyMistakes({ ...right, okpo: '12345670' }).okpo).toBe('ОКПО: контрольное число не совпадает')
})

test('an account is checked against its bank', () => {
  const account = { bik: '044525901', corr_account: '30101810300000000901', settlement_account: '40702810600000000101' }

  expect(accountMistakes(account)).toEqual({})
  expect(accountMistakes({ ...account, bik: '044525225' })).toEqual({
    corr_account: 'Корр. счёт не подходит к БИК',
    settlement_account: 'Расчётный счёт не подходит к БИК',
  })
})

test('every tax system that a seller may choose has a rate', () => {
  for (const type of ['legal', 'entrepreneur', 'self_employed'] as const)
    expect(taxSystemsOf(type).every((system) => vatRatesOf(system).length > 0)).toBe(true)
})

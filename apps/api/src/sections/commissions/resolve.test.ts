import { expect, test } from 'vitest'
import { commissionOf, type CommissionRule, inPrecedence, lossOf } from './resolve.ts'

const DATE = '2026-06-01'

function rule(id: number, terms: Partial<CommissionRule> = {}): CommissionRule {
  return {
    id,
    company_id: null,
    category_id: null,
    category_depth: 0,
    brand_id: null,
    rate_bp: 1000,
    min_kopecks: null,
    fixed_kopecks: null,
    valid_from: '2026-01-01',
    valid_to: null,
    ...terms,
  }
}

const company = { company_id: 1 }
const root = { category_id: 2, category_depth: 1 }
const leaf = { category_id: 30, category_depth: 3 }
const brand = { brand_id: 12 }

test.each([
  ['more terms win', { ...root, ...brand }, company, 'Подходит по 1 условию, а правило № 1 — по 2'],
  [
    'three terms win over two',
    { ...company, ...root, ...brand },
    { ...company, ...leaf },
    'Подходит по 2 условиям, а правило № 1 — по 3',
  ],
  ['a seller wins over a category', company, leaf, 'Правило для продавца важнее'],
  ['a seller wins over a brand', { ...company, ...brand }, { ...leaf, ...brand }, 'Правило для продавца важнее'],
  ['a deeper category wins', leaf, root, 'Правило для подкатегории важнее'],
  ['a category wins over a brand', { ...company, ...root }, { ...company, ...brand }, 'Правило для категории важнее'],
  ['the later start wins', { valid_from: '2026-05-01' }, {}, 'Начало действовать раньше'],
  ['what is in force wins over what is not any more', {}, { ...company, valid_to: '2026-05-31' }, 'Уже не действует'],
  ['what is in force wins over what is to come', {}, { ...company, valid_from: '2026-06-02' }, 'Ещё не действует'],
])('R37: of two matching rules %s', (_, better, worse, reason) => {
  const winner = rule(1, better)
  const loser = rule(2, worse)

  expect(inPrecedence([loser, winner], DATE)).toEqual([winner, loser])
  expect(inPrecedence([winner, loser], DATE)).toEqual([winner, loser])
  expect(lossOf(loser, winner, DATE)).toBe(reason)
})

test('R17: the first and the last day of a period belong to it', () => {
  const day = rule(2, { ...company, valid_from: DATE, valid_to: DATE })

  expect(inPrecedence([rule(1), day], DATE)[0]).toBe(day)
})

test.each([
  ['a share of the sum, rounded half up', { rate_bp: 1250 }, 99_994, 1, 12_499],
  ['of the line, not of each piece', { rate_bp: 1250 }, 33_33, 3, 1250],
  ['the least sum of each piece', { rate_bp: 100, min_kopecks: 5000 }, 10_000, 2, 10_000],
  ['a fixed part of each piece on top', { rate_bp: 1000, fixed_kopecks: 1500 }, 10_000, 2, 5000],
  ['never more than the sum', { rate_bp: 0, min_kopecks: 5000, fixed_kopecks: 5000 }, 700, 1, 700],
  ['nothing of nothing', { rate_bp: 5000 }, 0, 1, 0],
])('R17: a commission is %s', (_, terms, price, quantity, kopecks) => {
  expect(commissionOf({ min_kopecks: null, fixed_kopecks: null, ...terms }, price, quantity)).toBe(kopecks)
})

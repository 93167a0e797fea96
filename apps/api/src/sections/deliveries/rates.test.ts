import { expect, test } from 'vitest'
import { priceOf, rateFor, assertValidRates, normalizeRates } from './rates.ts'

const rate = (weight_from_g: number, weight_to_g: number, more: object = {}) => ({
  weight_from_g,
  weight_to_g,
  price_kopecks: 10_000,
  days_min: 1,
  days_max: 2,
  ...more,
})
const refusal = (...rates: ReturnType<typeof rate>[]) => {
  try {
    assertValidRates(normalizeRates(rates))
    return []
  } catch (error) {
    return (error as { details: { rates: string[] } }).details.rates
  }
}

test('R3: tiers of a zone that touch are right in any order, and zones do not disturb each other', () => {
  expect(
    refusal(rate(5000, 9000), rate(0, 5000), rate(0, 7000, { city_id: 1 }), rate(0, 3000, { region_id: 1 })),
  ).toEqual([])
})

test('R3: overlapping tiers are refused with both ranges named', () => {
  expect(refusal(rate(0, 5000), rate(4000, 9000))).toEqual([
    'Пересекаются весовые диапазоны 0–5\u00a0000 г и 4\u00a0000–9\u00a0000 г',
  ])
  expect(refusal(rate(0, 9000), rate(0, 2000))).toEqual([
    'Пересекаются весовые диапазоны 0–2\u00a0000 г и 0–9\u00a0000 г',
  ])
})

test('R3: a zone without its lightest tier, and a rate that contradicts itself, are refused', () => {
  expect(refusal(rate(100, 5000))).toEqual(['Тарифы: весовые диапазоны зоны начинаются с 0 г'])
  expect(refusal(rate(0, 0))).toEqual(['Тарифы: верхняя граница диапазона 0–0 г не больше нижней'])
  expect(refusal(rate(0, 5000, { days_min: 3 }))).toEqual(['Тарифы: срок диапазона 0–5\u00a0000 г указан наоборот'])
  expect(refusal(rate(0, 5000, { city_id: 1, region_id: 2 }))).toEqual([
    'Тарифы: укажите регион или город, а не оба сразу',
  ])
})

test('R38: the most specific zone that has a tier for the weight wins', () => {
  const rates = normalizeRates([
    rate(0, 10_000),
    rate(0, 10_000, { region_id: 7 }),
    rate(0, 5000, { city_id: 3 }),
    rate(5000, 8000, { city_id: 4 }),
  ])
  const zone = (city_id: number, region_id: number, weight_g: number) =>
    rateFor(rates, { city_id, region_id, weight_g })?.zone

  expect(zone(3, 7, 4999)).toBe('city')
  expect(zone(3, 7, 5000)).toBe('region')
  expect(zone(3, 8, 5000)).toBe('default')
  expect(zone(3, 7, 10_000)).toBeUndefined()
})

test('R3: delivery is free from the sum that the rate names', () => {
  const [paid] = normalizeRates([rate(0, 1, { free_from_kopecks: 300 })])

  expect(paid && [priceOf(paid, 299), priceOf(paid, 300)]).toEqual([10_000, 0])
})

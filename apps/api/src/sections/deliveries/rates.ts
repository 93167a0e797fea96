import { type Details, invalid } from '#errors.ts'
import type { Rate } from './schema.ts'
import { say } from '#text/language/say.ts'

type RateInput = Omit<Rate, 'region_id' | 'city_id' | 'free_from_kopecks'> &
  Partial<Pick<Rate, 'region_id' | 'city_id' | 'free_from_kopecks'>>

export type Zone = 'city' | 'region' | 'default'

/** The rates to store: omitted fields become null, rates are sorted by zone and weight. */
export function normalizeRates(rates: readonly RateInput[]): Rate[] {
  return rates
    .map(
      ({ region_id, city_id, weight_from_g, weight_to_g, price_kopecks, free_from_kopecks, days_min, days_max }) => ({
        region_id: region_id ?? null,
        city_id: city_id ?? null,
        weight_from_g,
        weight_to_g,
        price_kopecks,
        free_from_kopecks: free_from_kopecks ?? null,
        days_min,
        days_max,
      }),
    )
    .toSorted(
      (a, b) =>
        (a.city_id ?? 0) - (b.city_id ?? 0) ||
        (a.region_id ?? 0) - (b.region_id ?? 0) ||
        a.weight_from_g - b.weight_from_g ||
        a.weight_to_g - b.weight_to_g,
    )
}

/** Refuses normalized rates if tiers overlap, the lightest parcel has no price or a rate contradicts itself. */
export function assertValidRates(rates: readonly Rate[]): void {
  const details: Details = {}
  const add = (message: string) => {
    const messages = (details['rates'] ??= [])
    if (!messages.includes(message)) messages.push(message)
  }
  rates.forEach((rate, index) => {
    const previous = index > 0 ? rates[index - 1] : undefined
    if (rate.region_id && rate.city_id) add('Тарифы: укажите регион или город, а не оба сразу')
    if (rate.weight_to_g <= rate.weight_from_g)
      add(say`Тарифы: верхняя граница диапазона ${tier(rate)} не больше нижней`)
    if (rate.days_max < rate.days_min) add(say`Тарифы: срок диапазона ${tier(rate)} указан наоборот`)
    if (previous && isSameZone(previous, rate)) {
      if (rate.weight_from_g < previous.weight_to_g)
        add(say`Пересекаются весовые диапазоны ${tier(previous)} и ${tier(rate)}`)
    } else if (rate.weight_from_g !== 0) add('Тарифы: весовые диапазоны зоны начинаются с 0 г')
  })
  if (Object.keys(details).length > 0) throw invalid(details)
}

function isSameZone(a: Rate, b: Rate): boolean {
  return a.city_id === b.city_id && a.region_id === b.region_id
}

function tier({ weight_from_g, weight_to_g }: Rate): string {
  return say`${weight_from_g}–${weight_to_g} г`
}

/** Finds the rate in the most specific zone that covers the weight: city, then region, then everywhere. */
export function rateFor(
  rates: readonly Rate[],
  { city_id, region_id, weight_g }: { city_id: number; region_id: number; weight_g: number },
): { rate: Rate; zone: Zone } | undefined {
  const fitting = rates.filter((rate) => rate.weight_from_g <= weight_g && weight_g < rate.weight_to_g)
  const zones: [Zone, Rate | undefined][] = [
    ['city', fitting.find((rate) => rate.city_id === city_id)],
    ['region', fitting.find((rate) => rate.region_id === region_id)],
    ['default', fitting.find((rate) => rate.city_id === null && rate.region_id === null)],
  ]
  for (const [zone, rate] of zones) if (rate) return { rate, zone }
  return undefined
}

/** The price for the buyer: free from the threshold of the sum. */
export function priceOf({ price_kopecks, free_from_kopecks }: Rate, items_kopecks: number): number {
  return free_from_kopecks !== null && items_kopecks >= free_from_kopecks ? 0 : price_kopecks
}

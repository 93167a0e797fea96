import { carBodyWords } from '#contract/enums/car-body.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { optionsOf } from '#text/options-of.ts'

export type CarBrand = Schemas['CarBrand']
export type CarModel = Schemas['CarModel']
export type CarBody = Schemas['CarBody']

export const bodyOptions = () => optionsOf(carBodyWords)

/** Years of production: «2011–2017», «с 2011», or a dash if unknown. */
export function yearsOf({ year_from, year_to }: { year_from: number | null; year_to: number | null }) {
  if (year_from !== null && year_to !== null) return `${year_from}–${year_to}`
  if (year_from !== null) return m.car_years_from({ year: year_from })
  return year_to === null ? '—' : m.car_years_to({ year: year_to })
}

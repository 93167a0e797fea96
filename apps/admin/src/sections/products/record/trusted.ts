import type { Params } from '@admin-panel/sdk'
import type { ProductValues } from './values.ts'

/**
 * Converts checked values into the API's input: the contract's rules have refused an empty required field, and
 * `productMistakes` a line without its reference. The server derives an empty slug.
 */
export function asInput({ slug, ...rest }: Partial<ProductValues>): Params<'products.create'> {
  const { oem_numbers = [], crosses = [] } = rest
  if (oem_numbers.some((line) => line.car_brand_id === null) || crosses.some((line) => line.brand_id === null))
    throw new TypeError('A line of the product has no reference')
  return { ...rest, ...(slug && { slug }) } as object as Params<'products.create'>
}

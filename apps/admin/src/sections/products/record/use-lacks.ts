import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { isBlank, type Product } from './values.ts'

/** What a card lacks: in a word, and as a sentence that says what to do. */
export function useLacks({ category_id, attribute_values, ...product }: Product) {
  const { data } = useQuery(queries.products.attributes({ category_id }))
  const answered = new Set(
    attribute_values.filter(({ value }) => !isBlank(value)).map(({ attribute_id }) => attribute_id),
  )
  const attributes = (data?.items ?? []).filter(({ id, is_required }) => is_required && !answered.has(id))
  const names = attributes.map(({ name }) => name).join(', ')
  return [
    { isLacking: product.images.length === 0, word: m.product_lack_photo(), text: m.product_lacks_photo() },
    { isLacking: product.brand === null, word: m.product_lack_brand(), text: m.product_lacks_brand() },
    { isLacking: !product.description, word: m.product_lack_description(), text: m.product_lacks_description() },
    { isLacking: names !== '', word: m.product_lack_attributes(), text: m.product_lacks_attributes({ names }) },
    {
      isLacking: product.crosses.length + product.oem_numbers.length === 0,
      word: m.product_lack_crosses(),
      text: m.product_lacks_crosses(),
    },
    { isLacking: product.applicability.length === 0, word: m.product_lack_cars(), text: m.product_lacks_cars() },
    { isLacking: product.barcodes.length === 0, word: m.product_lack_barcode(), text: m.product_lacks_barcode() },
  ].filter(({ isLacking }) => isLacking)
}

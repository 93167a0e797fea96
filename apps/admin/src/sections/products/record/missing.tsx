import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { queries } from '#data/queries.ts'
import { isBlank, type Product } from './values.ts'

/** The card's missing fields and its completeness. */
export function Missing({ product }: { product: Product }) {
  const { category_id, attribute_values } = product
  const { data } = useQuery(queries.products.attributes({ category_id }))
  const answered = new Set(
    attribute_values.filter(({ value }) => !isBlank(value)).map(({ attribute_id }) => attribute_id),
  )
  const attributes = (data?.items ?? []).filter(({ id, is_required }) => is_required && !answered.has(id))
  const lacks = [
    product.images.length === 0 && m.product_lacks_photo(),
    product.brand === null && m.product_lacks_brand(),
    !product.description && m.product_lacks_description(),
    attributes.length > 0 && m.product_lacks_attributes({ names: attributes.map(({ name }) => name).join(', ') }),
    product.crosses.length + product.oem_numbers.length === 0 && m.product_lacks_crosses(),
    product.applicability.length === 0 && m.product_lacks_cars(),
    product.barcodes.length === 0 && m.product_lacks_barcode(),
  ].filter((lack) => lack !== false)
  return (
    <Card title={m.product_completeness({ percent: product.completeness })}>
      {lacks.length === 0 ? (
        <p className="text-secondary">{m.product_lacks_nothing()}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {lacks.map((lack) => (
            <li key={lack} className="flex gap-2">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-text" />
              <span className="min-w-0 break-words">{lack}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

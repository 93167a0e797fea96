import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { Card } from '@admin-panel/ui/card'
import { Thumbnail } from '#record/thumbnail.tsx'
import { answerText } from '#shop/products/answer-text.ts'
import { countryName } from '#text/countries.ts'
import { formatMoney } from '#text/format-money.ts'
import { fieldName } from '#shop/moderation/compared.ts'

interface StorefrontProps {
  request: Schemas['Moderation']
  product: Schemas['Product']
}

/** The card of a product as its buyers will see it, with what the request changes marked. */
export function Storefront({ request, product }: StorefrontProps) {
  const { data } = useQuery({
    ...queries.products.attributes({ category_id: product.category_id }),
    meta: { quiet: true },
  })
  const change = (field: string) => request.comparison.find((one) => one.field === field)
  const textOf = (field: string, present: string | number | null) => {
    const compared = change(field)
    return compared ? compared.after : present?.toString()
  }
  const marked = (field: string, present: string | number | null) => (
    <Marked isChanged={request.before !== null && change(field)?.is_changed === true}>
      {textOf(field, present) ?? '—'}
    </Marked>
  )
  const { category_path, brand, article, condition, country_code, min_price_kopecks: price, offers_count } = product
  const answers = new Map(product.attribute_values.map(({ attribute_id, value }) => [attribute_id, value]))
  const lines: readonly [field: string, present: string | number | null][] = [
    ['condition', productConditionWords[condition]()],
    ['country_code', country_code && (countryName(country_code) ?? country_code)],
    ...(data?.items ?? []).map((attribute): [string, string] => [
      `attribute_values.${attribute.id}`,
      answerText(attribute, answers.get(attribute.id)),
    ]),
    ['weight_g', product.weight_g],
    ['length_mm', product.length_mm],
    ['width_mm', product.width_mm],
    ['height_mm', product.height_mm],
    ['pack_qty', product.pack_qty],
  ]
  const names = new Map(data?.items.map(({ id, name }) => [`attribute_values.${id}`, name]))
  const description = textOf('description', product.description)
  return (
    <Card title={m.moderation_storefront()}>
      <div className="@container">
        <div className="grid gap-x-6 gap-y-3 @min-[36rem]:grid-cols-[10rem_minmax(0,1fr)]">
          <span className="[--thumb:10rem]">
            <Marked isChanged={request.before !== null && change('image_ids')?.is_changed === true}>
              <Thumbnail url={request.image_url} size={640} />
            </Marked>
          </span>
          <div className="flex min-w-0 flex-col gap-2">
            <p className="text-xs text-muted">{category_path.map(({ label }) => label).join(' › ')}</p>
            <div className="min-w-0">
              <p className="text-lead font-title break-words">{marked('name', product.name)}</p>
              <p className="text-secondary">
                {marked('brand_id', brand?.label ?? null)}{' '}
                <span className="font-code">{marked('article', article)}</span>
              </p>
            </div>
            {offers_count > 0 && price !== null && (
              <p className="text-lead font-title tabular-nums">
                {m.moderation_storefront_from({ sum: formatMoney(price) })}
              </p>
            )}
            {description && (
              <p className="line-clamp-4 max-w-[65ch] break-words whitespace-pre-line">
                {marked('description', product.description)}
              </p>
            )}
            <dl className="grid gap-x-6 @min-[48rem]:grid-cols-2">
              {lines
                .filter(([field, present]) => ![undefined, null, '—'].includes(textOf(field, present)))
                .map(([field, present]) => (
                  <div key={field} className="flex min-w-0 justify-between gap-3 border-b border-line py-1">
                    <dt className="min-w-0 break-words text-muted">{names.get(field) ?? fieldName(request, field)}</dt>
                    <dd className="min-w-0 text-end break-words">{marked(field, present)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        </div>
      </div>
    </Card>
  )
}

function Marked({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  if (!isChanged) return children
  return (
    <mark className="inline-block rounded-sm bg-green-soft px-1 text-green-text">
      <span className="sr-only">{m.moderation_storefront_changed()}</span>
      {children}
    </mark>
  )
}

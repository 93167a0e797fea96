import { crossKindWords } from '#contract/enums/cross-kind.gen.ts'
import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Notice } from '@admin-panel/ui/notice'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { countryName } from '#text/countries.ts'
import { labelOf } from '#text/label-of.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { PhotoList } from '#page/photos.tsx'
import { queries, useCan } from '#data/queries.ts'
import { InPlace, InPlaceCard } from '#record/in-place.tsx'
import { RecordFacts } from '#record/record-facts.tsx'
import { productsCreateRules as rules } from '#contract/rules/products.gen.ts'
import { answerText } from '#shop/products/answer-text.ts'
import { vatLabel } from '#shop/vat-rates.ts'
import { byGroup } from './by-group.ts'
import type { CardFieldsProps } from './card-fields.tsx'
import { Missing } from './missing.tsx'
import { useAuthorship } from './use-authorship.ts'
import type { Product } from './values.ts'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

const CardFields = lazyPart<CardFieldsProps>(async () => (await import('./card-fields.tsx')).CardFields, {
  fallback: ({ reading }) => reading,
})

const label = (field: string) => labelOf(rules, field)

/** The content of a card, beside its missing fields. */
export function Overview({ product }: { product: Product }) {
  const { isForeign } = useAuthorship(product)
  const canEdit = useCan('product.update') && !isForeign
  return (
    <InPlace canEdit={canEdit} prepare={CardFields.prepare}>
      <TwoColumns
        side={
          <>
            <Missing product={product} />
            <Parcel product={product} />
            <RecordFacts record={product} />
          </>
        }
      >
        {/* The head has the only photo already. */}
        {product.images.length !== 1 && (
          <InPlaceCard
            name="photos"
            title={m.photos_title()}
            fields={(place) => <CardFields product={product} card="photos" {...place} />}
          >
            <PhotoList images={product.images} />
          </InPlaceCard>
        )}
        <AwaitedPhotos photos={product.awaited_images} />
        <Content product={product} />
        <Cars product={product} />
        <Numbers product={product} />
        <Attributes product={product} />
      </TwoColumns>
    </InPlace>
  )
}

/** Photos that another system has named by address, as far as they are not on the card. */
function AwaitedPhotos({ photos }: { photos: Product['awaited_images'] }) {
  if (photos.length === 0) return null
  return (
    <Notice tone={photos.some(({ problem }) => problem !== null) ? 'amber' : 'grey'}>
      <span className="font-label">{m.product_awaited_photos()}</span>
      {photos.map(({ url, problem }) => (
        <span key={url} className="block break-all">
          {m.product_awaited_photo({ url, problem: problem ?? m.product_awaited_photo_waits() })}
        </span>
      ))}
    </Notice>
  )
}

function Content({ product }: { product: Product }) {
  const { category_path, company, condition } = product
  return (
    <InPlaceCard
      name="main"
      title={m.product_group_main()}
      fields={(place) => <CardFields product={product} card="main" {...place} />}
    >
      <DescriptionList>
        <DescriptionItem name={label('category_id')}>
          {category_path.map((category) => category.label).join(' › ')}
        </DescriptionItem>
        <DescriptionItem name={label('condition')}>{productConditionWords[condition]()}</DescriptionItem>
        <DescriptionItem name={label('company_id')}>{company?.label ?? m.products_own()}</DescriptionItem>
        <DescriptionItem name={label('slug')}>
          <span className="font-code text-body">{product.slug}</span>
        </DescriptionItem>
        <DescriptionItem name={label('description')}>
          <span className="whitespace-pre-line">{product.description ?? '—'}</span>
        </DescriptionItem>
      </DescriptionList>
    </InPlaceCard>
  )
}

function Attributes({ product }: { product: Product }) {
  const { data } = useQuery(queries.products.attributes({ category_id: product.category_id }))
  const answers = new Map(product.attribute_values.map(({ attribute_id, value }) => [attribute_id, value]))
  return (
    <InPlaceCard
      name="attributes"
      title={label('attribute_values')}
      fields={(place) => <CardFields product={product} card="attributes" {...place} />}
    >
      {data?.items.length === 0 && <p className="text-muted">{m.product_attributes_none()}</p>}
      {byGroup(data?.items ?? []).map(([group, attributes]) => (
        <section key={group} className="not-first:mt-4">
          {group && <h3 className="text-body font-label text-secondary">{group}</h3>}
          <DescriptionList>
            {attributes.map((attribute) => (
              <DescriptionItem key={attribute.id} name={attribute.name}>
                {answerText(attribute, answers.get(attribute.id))}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </section>
      ))}
    </InPlaceCard>
  )
}

function Cars({ product }: { product: Product }) {
  const { applicability } = product
  return (
    <InPlaceCard
      name="cars"
      title={m.product_cars_title({ count: applicability.length })}
      fields={(place) => <CardFields product={product} card="cars" {...place} />}
    >
      <Lines empty={applicability.length === 0}>
        {applicability.map(({ car_model, year_from, year_to, note }, index) => (
          <li key={index} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="min-w-0 break-words">{car_model.label}</span>
            <span className="text-secondary tabular-nums">{years(year_from, year_to)}</span>
            {note && <span className="text-muted">{note}</span>}
          </li>
        ))}
      </Lines>
    </InPlaceCard>
  )
}

function years(from: number | null, to: number | null) {
  if (from === null && to === null) return m.product_years_any()
  return `${from ?? '…'} – ${to ?? m.product_years_now()}`
}

function Numbers({ product }: { product: Product }) {
  const { crosses, oem_numbers, barcodes } = product
  return (
    <InPlaceCard
      name="numbers"
      title={m.product_group_numbers()}
      fields={(place) => <CardFields product={product} card="numbers" {...place} />}
    >
      <h3 className="text-body font-label text-secondary">{label('crosses')}</h3>
      <Lines empty={crosses.length === 0}>
        {crosses.map(({ brand_id, brand, article, kind }) => (
          <li key={`${brand_id} ${article}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span>{brand.label}</span>
            <TextLink render={<Link to={pathTo('products.list', { q: article })} />} className="font-code">
              {article}
            </TextLink>
            <span className="text-muted">{crossKindWords[kind]()}</span>
          </li>
        ))}
      </Lines>
      <h3 className="mt-4 text-body font-label text-secondary">{label('oem_numbers')}</h3>
      <Lines empty={oem_numbers.length === 0}>
        {oem_numbers.map(({ car_brand_id, car_brand, number }) => (
          <li key={`${car_brand_id} ${number}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span>{car_brand.label}</span>
            <span className="font-code">{number}</span>
          </li>
        ))}
      </Lines>
      <h3 className="mt-4 text-body font-label text-secondary">{label('barcodes')}</h3>
      <Lines empty={barcodes.length === 0}>
        {barcodes.map((code) => (
          <li key={code} className="py-1.5 font-code">
            {code}
          </li>
        ))}
      </Lines>
    </InPlaceCard>
  )
}

function Lines({ empty, children }: { empty: boolean; children: ReactNode }) {
  return empty ? <p className="py-1.5 text-muted">—</p> : <ul className="divide-y divide-line">{children}</ul>
}

function Parcel({ product }: { product: Product }) {
  const { weight_g, length_mm, width_mm, height_mm, pack_qty, vat_rate, country_code, tnved } = product
  return (
    <InPlaceCard
      name="parcel"
      title={m.product_group_parcel()}
      fields={(place) => <CardFields product={product} card="parcel" {...place} />}
    >
      <DescriptionList>
        <DescriptionItem name={label('weight_g')}>{weight_g.toLocaleString()}</DescriptionItem>
        <DescriptionItem name={m.product_size()}>{`${length_mm} × ${width_mm} × ${height_mm}`}</DescriptionItem>
        <DescriptionItem name={label('pack_qty')}>{pack_qty}</DescriptionItem>
        <DescriptionItem name={label('vat_rate')}>{vatLabel(vat_rate)}</DescriptionItem>
        <DescriptionItem name={label('country_code')}>
          {country_code ? (countryName(country_code) ?? country_code) : '—'}
        </DescriptionItem>
        <DescriptionItem name={label('tnved')}>{tnved ?? '—'}</DescriptionItem>
        <DescriptionItem name={m.product_marking()}>{product.marking_required ? m.yes() : m.no()}</DescriptionItem>
      </DescriptionList>
    </InPlaceCard>
  )
}

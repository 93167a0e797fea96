import type { ComponentType } from 'react'
import { CardForm } from '#record/card-form.tsx'
import type { CardPlace } from '#record/in-place.tsx'
import { AttributeFields } from './fields/attribute-fields.tsx'
import { CarFields, MainFields, NumberFields, ParcelFields, PhotoFields } from './form.tsx'
import { Proposal } from './proposal.tsx'
import { showProductValue } from './show-value.ts'
import { useProductForm } from './use-product-form.ts'
import type { Product } from './values.ts'

const cards = {
  main: MainFields,
  photos: PhotoFields,
  attributes: AttributeFields,
  cars: CarFields,
  numbers: NumberFields,
  parcel: ParcelFields,
} satisfies Record<string, ComponentType<{ product: Product }>>

export interface CardFieldsProps extends CardPlace {
  product: Product
  card: keyof typeof cards
}

/** The fields of one card of a product. */
export function CardFields({ product, card, onClose }: CardFieldsProps) {
  const { edit, isProposed } = useProductForm(product, onClose)
  const Fields = cards[card]
  return (
    <CardForm edit={edit} show={(field, value) => showProductValue(product, field, value)} onClose={onClose}>
      {isProposed && <Proposal product={product} />}
      <Fields product={product} />
    </CardForm>
  )
}

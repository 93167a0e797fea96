import type { ComponentType } from 'react'
import { CardForm } from '#record/card-form.tsx'
import type { CardPlace } from '#record/in-place.tsx'
import { kindOf } from '#shop/store-points/kinds.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { showPointValue } from '#sections/store-points/show-value.ts'
import { AddressFields, ContactFields, HoursFields, PhotoFields, WorkFields } from './form.tsx'
import { usePointForm } from './use-point-form.ts'

const cards = {
  address: AddressFields,
  contacts: ContactFields,
  hours: HoursFields,
  work: WorkFields,
  photos: PhotoFields,
} satisfies Record<string, ComponentType<{ point: Point }>>

export interface CardFieldsProps extends CardPlace {
  point: Point
  card: keyof typeof cards
}

/** The fields of one card of a point. */
export function CardFields({ point, card, onClose }: CardFieldsProps) {
  const edit = usePointForm(kindOf(point.type), point, onClose)
  const Fields = cards[card]
  return (
    <CardForm edit={edit} show={(field, value) => showPointValue(point, field, value)} onClose={onClose}>
      <Fields point={point} />
    </CardForm>
  )
}

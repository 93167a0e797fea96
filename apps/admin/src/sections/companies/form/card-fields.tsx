import type { ComponentType } from 'react'
import { m } from '#paraglide/messages.js'
import { CardForm } from '#record/card-form.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import type { CardPlace } from '#record/in-place.tsx'
import type { Company } from '#shop/companies/words.ts'
import { ContactFields, RequisiteFields, useCompanyForm } from './form.tsx'
import { showCompanyValue } from './show-value.ts'

const cards = { requisites: RequisiteFields, contacts: ContactFields } satisfies Record<string, ComponentType>

export interface CardFieldsProps extends CardPlace {
  company: Company
  card: keyof typeof cards
}

/** The fields of one card of a seller. */
export function CardFields({ company, card, onClose }: CardFieldsProps) {
  const edit = useCompanyForm(company, onClose)
  const isSeller = useIsSeller()
  const Fields = cards[card]
  return (
    <CardForm edit={edit} show={(field, value) => showCompanyValue(company, field, value)} onClose={onClose}>
      {isSeller && <Notice tone="grey">{m.sellers_own_note()}</Notice>}
      <Fields />
    </CardForm>
  )
}

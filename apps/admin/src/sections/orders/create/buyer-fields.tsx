import { normalizePhone } from '@admin-panel/sdk/validation'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { PhoneField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import type { Values } from './draft.ts'
import { KnownBuyers } from './known-buyers.tsx'

export function BuyerFields() {
  const typed = useWatch<Values, 'buyer_phone'>({ name: 'buyer_phone' })
  // Only the whole number finds anything, and only for those who see phones anyway.
  const canFind = useCan(['order.personal', 'order.index'])
  const phone = normalizePhone(typed)
  return (
    <FormSection title={m.orders_create_buyer()}>
      <PhoneField<Values> name="buyer_phone" />
      <TextField<Values> name="buyer_name" autoComplete="off" />
      {canFind && phone !== null && <KnownBuyers key={phone} phone={phone} />}
      <TextField<Values> name="buyer_email" type="email" autoComplete="off" />
    </FormSection>
  )
}

import { randomId } from '@admin-panel/sdk'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { normalizePhone } from '@admin-panel/sdk/validation'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { pathTo } from '#data/paths.ts'
import { useEditForm } from '#form/edit-form.ts'
import { EditForm } from '#form/edit-page.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { Page } from '#page/page.tsx'
import { TwoColumns } from '#page/two-columns.tsx'
import { formatUnknown } from '#text/format-unknown.ts'
import { useCan } from '#data/queries.ts'
import { PhoneField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { blank, rules, shownRules, toPayload, type Values } from './draft.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSummary } from './order-summary.tsx'
import { fieldOfError, mistakesOf, sendOrder, type Created } from './send-order.ts'
import { KnownBuyers } from './known-buyers.tsx'

/** An order that an operator takes by phone. */
export function Component() {
  const navigate = useNavigate()
  const edit = useEditForm<Values, Created>({
    name: ['orders', 'new'],
    rules,
    record: null,
    toValues: () => blank,
    toPayload,
    refine: mistakesOf,
    save: (values) => sendOrder(values, (next) => edit.form.setValue('external_id', next, { shouldDirty: true })),
    savedText: ({ number, isEarlier }) =>
      isEarlier ? m.orders_create_before({ number }) : m.orders_create_done({ number }),
    onSaved: ({ number }) => {
      void invalidateResource('orders')
      void navigate(pathTo('orders.byNumber', Number(number)), { replace: true })
    },
    fieldOfError,
  })
  const { form, isDirty, changedFields } = edit
  // The number belongs to the draft, so that a reload or another tab that takes the draft over sends the same order.
  useEffect(() => {
    if (isDirty && form.getValues('external_id') === '') form.setValue('external_id', randomId(), { shouldDirty: true })
  }, [form, isDirty])
  return (
    <Page title={m.orders_create()} parent={<Crumbs to={[[pathTo('orders.list'), m.entity_order()]]} />}>
      <EditForm
        edit={{ ...edit, rules: shownRules, changedFields: changedFields.filter((field) => field !== 'external_id') }}
        show={(_, value) => formatUnknown(value)}
        width="beside"
      >
        <TwoColumns isFollowed side={<OrderSummary />}>
          <BuyerFields />
          <OrderLines />
          <DeliveryFields />
        </TwoColumns>
      </EditForm>
    </Page>
  )
}

function BuyerFields() {
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

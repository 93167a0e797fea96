import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { DateField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { formatDay } from '#data/time/format-date.ts'
import { carrierName, carrierOptions, type Carrier } from '#shop/orders/labels.ts'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { useUpdateForm } from '#record/record-form.ts'
import { subOrdersUpdateRules } from '#contract/rules/sub-orders.gen.ts'
import { keepSubOrder } from './keep-sub-order.ts'

type Card = Schemas['SubOrderCard']

interface Values {
  store_point_id: number | null
  carrier: Carrier | null
  track_number: string | null
  deliver_from: string | null
  deliver_to: string | null
}

const toValues = (card: Card): Values => ({
  store_point_id: card.store_point_id,
  carrier: card.carrier,
  track_number: card.track_number ?? '',
  deliver_from: card.deliver_from,
  deliver_to: card.deliver_to,
})

const toPayload = (values: Values): Values => ({
  ...values,
  track_number: values.track_number?.trim() || null,
  deliver_from: values.deliver_from || null,
  deliver_to: values.deliver_to || null,
})

const MOVABLE: readonly Card['status'][] = ['awaiting_payment', 'new', 'confirmed']

/** The point, the carrier and the delivery date of a sub-order. */
export function ShipmentDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const edit = useUpdateForm<Values, Card>({
    of: 'subOrders',
    name: 'orders/suborder',
    record: card,
    rules: subOrdersUpdateRules,
    toValues,
    toPayload,
    update: async ({ store_point_id, ...changes }) => {
      const saved = await client.api.subOrders.update({ ...changes, ...(store_point_id && { store_point_id }) })
      keepSubOrder(saved)
      return saved
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      heading={m.orders_shipment_title({ number: card.number })}
      edit={edit}
      show={(field, value) => showValue(card, field, value)}
      onClose={onClose}
    >
      <SelectField<Values> name="carrier" options={carrierOptions()} />
      <TextField<Values> name="track_number" autoComplete="off" spellCheck={false} />
      <DateField<Values> name="deliver_from" />
      <DateField<Values> name="deliver_to" />
      {MOVABLE.includes(card.status) && (
        <ReferenceField<Values>
          name="store_point_id"
          of="storePoints"
          reference={card.store_point}
          narrowed={{ company_id: card.company.id }}
          className="@min-[30rem]:col-span-2"
        />
      )}
    </FormDialog>
  )
}

/** Formats a field's value for the conflict dialog. */
function showValue(card: Card, field: string, value: unknown) {
  const values = { ...toValues(card), [field]: value }
  const words: Partial<Record<string, string | undefined>> = {
    carrier: values.carrier ? carrierName(values.carrier) : undefined,
    store_point_id:
      values.store_point_id === card.store_point_id ? card.store_point?.label : `№ ${values.store_point_id}`,
    deliver_from: values.deliver_from ? formatDay(values.deliver_from) : undefined,
    deliver_to: values.deliver_to ? formatDay(values.deliver_to) : undefined,
    track_number: values.track_number ?? undefined,
  }
  return words[field] || '—'
}

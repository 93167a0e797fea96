import { normalizePhone } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { PhoneField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { useUpdateForm } from '#record/record-form.ts'
import { ordersUpdateRules } from '#contract/rules/orders.gen.ts'

type Order = Schemas['Order']

interface Values {
  comment_staff: string | null
  buyer_name: string
  buyer_phone: string
  buyer_email: string | null
  address: string | null
  pickup_point_id: number | null
}

const toValues = (order: Order): Values => ({
  comment_staff: order.comment_staff ?? '',
  buyer_name: order.buyer_name,
  buyer_phone: order.buyer_phone,
  buyer_email: order.buyer_email ?? '',
  address: order.address ?? '',
  pickup_point_id: order.pickup_point_id,
})

const toPayload = (values: Values): Values => ({
  ...values,
  comment_staff: values.comment_staff?.trim() || null,
  buyer_name: values.buyer_name.trim(),
  buyer_phone: normalizePhone(values.buyer_phone) ?? values.buyer_phone,
  buyer_email: values.buyer_email?.trim() || null,
  address: values.address?.trim() || null,
})

export type OrderPart = 'note' | 'recipient'

interface OrderDialogProps {
  order: Order
  part: OrderPart
  onClose: () => void
}

/** The fields that staff change in an order: the note, the recipient and the address. */
export function OrderDialog({ order, part, onClose }: OrderDialogProps) {
  const edit = useUpdateForm<Values, Order>({
    of: 'orders',
    name: `orders/${part}`,
    record: order,
    rules: ordersUpdateRules,
    toValues,
    toPayload,
    update: client.api.orders.update,
    onSaved: onClose,
  })
  return (
    <FormDialog
      heading={part === 'note' ? m.field_comment_staff() : m.orders_recipient()}
      edit={edit}
      show={(field, value) =>
        field === 'pickup_point_id' && value === order.pickup_point_id
          ? (order.pickup_point?.label ?? '—')
          : formatUnknown(value)
      }
      onClose={onClose}
    >
      {part === 'note' ? (
        <TextareaField<Values> name="comment_staff" hint={m.orders_note_hint()} className="@min-[30rem]:col-span-2" />
      ) : (
        <>
          <TextField<Values> name="buyer_name" autoComplete="off" className="@min-[30rem]:col-span-2" />
          <PhoneField<Values> name="buyer_phone" />
          <TextField<Values> name="buyer_email" type="email" autoComplete="off" />
          {order.delivery_type === 'pickup' ? (
            <ReferenceField<Values>
              name="pickup_point_id"
              of="storePoints"
              reference={order.pickup_point}
              narrowed={{ city_id: order.city_id, type: ['pickup_point', 'parcel_locker'] }}
              className="@min-[30rem]:col-span-2"
            />
          ) : (
            <TextareaField<Values> name="address" className="@min-[30rem]:col-span-2" />
          )}
        </>
      )}
    </FormDialog>
  )
}

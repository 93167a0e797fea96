import type { Schemas } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import type { Unread } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { paymentFactKindWords } from '#contract/enums/payment-fact-kind.gen.ts'
import { client } from '#data/client.ts'
import { queryClient } from '#data/queries.ts'
import { useEditForm } from '#form/edit-form.ts'
import { MoneyField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { MomentField } from '#form/fields/moment-field.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { RefusedFields } from '#form/use-server-errors.ts'
import { formatMoney } from '#text/format-money.ts'
import { formatUnknown } from '#text/format-unknown.ts'
import { optionsOf } from '#text/options-of.ts'

type Order = Schemas['Order']

interface Values {
  kind: string
  kopecks: number | Unread | null
  source: string
  external_id: string
  occurred_at: string | Unread | null
  reason: string
}

const rules = {
  kind: { label: m.orders_pay_kind, type: 'string', required: true },
  kopecks: { label: m.orders_pay_sum, type: 'integer', minimum: 1, required: true },
  source: {
    label: m.filter_source,
    type: 'string',
    minLength: 1,
    maxLength: 40,
    pattern: '^[a-z0-9][a-z0-9._-]*$',
    required: true,
  },
  external_id: {
    label: m.orders_pay_number,
    type: 'string',
    minLength: 1,
    maxLength: 100,
    pattern: '^[!-~]+$',
    required: true,
  },
  occurred_at: { label: m.orders_pay_moment, type: 'string', format: 'date-time', required: true },
  reason: { label: m.field_reason, type: 'string', minLength: 5, maxLength: 500, required: true },
} satisfies Rules

const BY_HAND = 'hand'

/** What is due of an order, or due back: what a person records most often. */
function usualSum({ total_kopecks, paid_kopecks, refunded_kopecks }: Order, way: 'in' | 'out') {
  const due = total_kopecks - paid_kopecks + refunded_kopecks
  const sum = way === 'in' ? due : -due
  return sum > 0 ? sum : null
}

const toPayload = (values: Values): Values => ({
  ...values,
  source: values.source.trim(),
  external_id: values.external_id.trim(),
  reason: values.reason.trim(),
})

interface PaymentDialogProps {
  order: Order
  way: 'in' | 'out'
  onClose: () => void
}

/** Records a payment, or money given back, that no provider has reported. */
export function PaymentDialog({ order, way, onClose }: PaymentDialogProps) {
  const isOut = way === 'out'
  const held = order.paid_kopecks - order.refunded_kopecks
  const edit = useEditForm<Values, { version: number }>({
    name: ['orders', order.id, `payment/${way}`],
    rules,
    record: null,
    toValues: () => ({
      kind: isOut ? 'refunded' : 'captured',
      kopecks: usualSum(order, way),
      source: BY_HAND,
      external_id: '',
      occurred_at: null,
      reason: '',
    }),
    toPayload,
    refine: ({ kopecks }) =>
      isOut && typeof kopecks === 'number' && kopecks > held
        ? { kopecks: m.orders_pay_over({ sum: formatMoney(held) }) }
        : {},
    save: (values) => record(order, values),
    savedText: () => (isOut ? m.orders_pay_out_done() : m.orders_pay_in_done()),
    onSaved: () => {
      for (const of of ['orders', 'subOrders']) void queryClient.invalidateQueries({ queryKey: [of] })
      onClose()
    },
    fieldOfError: (path) => path.replace(/^items\.0\./, ''),
  })
  return (
    <FormDialog
      heading={isOut ? m.orders_pay_out() : m.orders_pay_in()}
      description={m.orders_pay_about()}
      submitText={m.orders_pay_submit()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      {isOut && (
        <SelectField<Values>
          name="kind"
          options={optionsOf(paymentFactKindWords, ['refunded', 'charged_back'])}
          className="@min-[30rem]:col-span-2"
        />
      )}
      <MoneyField<Values> name="kopecks" />
      <MomentField<Values> name="occurred_at" />
      <TextField<Values> name="external_id" autoComplete="off" spellCheck={false} hint={m.orders_pay_number_hint()} />
      <TextField<Values> name="source" autoComplete="off" spellCheck={false} hint={m.orders_pay_source_hint()} />
      <TextareaField<Values> name="reason" hint={m.orders_pay_reason_hint()} className="@min-[30rem]:col-span-2" />
    </FormDialog>
  )
}

const KINDS = ['captured', 'refunded', 'charged_back'] as const

/** The same payment sent again is recorded once: the number, the source and the kind are its key. */
async function record({ number }: Order, { kind, kopecks, source, external_id, occurred_at, reason }: Partial<Values>) {
  const known = KINDS.find((one) => one === kind)
  if (!known || typeof kopecks !== 'number' || typeof occurred_at !== 'string')
    throw new Error('The form was not checked')
  const { items } = await client.api.payments.record({
    items: [
      {
        source: source ?? BY_HAND,
        external_id: external_id ?? '',
        occurred_at,
        order_number: number,
        kind: known,
        kopecks,
        reason: reason ?? '',
      },
    ],
  })
  const [answer] = items
  if (answer?.state === 'applied' && answer.status === 200) return { version: 1 }
  const message = answer?.status === 409 ? m.orders_pay_taken() : (answer?.message ?? m.error_generic())
  throw new RefusedFields(message, { [answer?.status === 409 ? 'external_id' : (answer?.field ?? 'form')]: [message] })
}

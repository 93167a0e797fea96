import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { PercentField, SelectField, TextField } from '#form/fields/fields.tsx'
import { formatPercent } from '#text/format-percent.ts'
import { FormSection } from '#form/form-section.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { paymentSystemsCreateRules as rules } from '#contract/rules/payment-systems.gen.ts'
import { paymentTypeName } from './payment-types.ts'
import { pathTo } from '#data/paths.ts'
import { optionsOf } from '#text/options-of.ts'
import { paymentSystemTypeWords } from '#contract/enums/payment-system-type.gen.ts'

type PaymentSystem = Schemas['PaymentSystem']

type Values = ReturnType<typeof toValues>

const toValues = (system: PaymentSystem | null) => ({
  code: system?.code ?? '',
  name: system?.name ?? '',
  type: system?.type ?? 'card_online',
  fee_bp: system?.fee_bp ?? 0,
})

const toPayload = (values: Values): Values => ({ ...values, code: values.code.trim(), name: values.name.trim() })

function PaymentSystemForm({ record: system }: { record: PaymentSystem | null }) {
  const canDelete = useCan('payment-system.delete')
  const edit = useRecordForm<Values, PaymentSystem>({
    of: 'paymentSystems',
    record: system,
    rules,
    toValues,
    toPayload,
    create: client.api.paymentSystems.create,
    update: client.api.paymentSystems.update,
  })
  return (
    <RecordPage
      title={system?.name ?? m.delivery_payment_new()}
      parent={<Crumbs to={[[pathTo('paymentSystems.list'), m.entity_payment_system()]]} />}
      edit={edit}
      permission={system ? 'payment-system.update' : 'payment-system.create'}
      show={showValue}
      actions={
        system && (
          <>
            <ActiveMenu of="paymentSystems" name={system.name} record={system} onSwitched={edit.rebase} />
            {canDelete && (
              <DeleteMenu
                of={{ entity: 'payment-system', entity_id: system.id }}
                action={m.delivery_delete()}
                question={m.delivery_payment_delete_title()}
                text={m.delivery_delete_text({ name: system.name })}
                done={m.delivery_deleted({ name: system.name })}
                list={pathTo('paymentSystems.list')}
                remove={async () => {
                  await client.api.paymentSystems.delete({ id: system.id, version: system.version })
                  void invalidateResource('paymentSystems')
                }}
              />
            )}
          </>
        )
      }
      side={
        system && (
          <RecordFacts entity="payment-system" record={system}>
            <DescriptionItem name={m.field_position()}>{system.position}</DescriptionItem>
          </RecordFacts>
        )
      }
    >
      <FormSection title={m.delivery_group_main()}>
        <TextField<Values> name="name" autoComplete="off" />
        <TextField<Values> name="code" autoComplete="off" spellCheck={false} hint={m.delivery_code_hint()} />
        <SelectField<Values> name="type" options={optionsOf(paymentSystemTypeWords)} />
        <PercentField<Values> name="fee_bp" hint={m.delivery_payment_fee_hint()} />
      </FormSection>
    </RecordPage>
  )
}

/** Formats a field's value for the conflict dialog. */
function showValue(field: string, value: unknown) {
  const values = { ...toValues(null), [field]: value }
  if (field === 'type') return paymentTypeName(values.type)
  return field === 'fee_bp' ? formatPercent(values.fee_bp) : String(value)
}

export const { Component, loader } = recordFormScreen(queries.paymentSystems.view, PaymentSystemForm)

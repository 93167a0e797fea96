import { DescriptionItem } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { deliveriesCreateRules as rules } from '#contract/rules/deliveries.gen.ts'
import { methodPayload, methodValues, type Method, type MethodValues } from './values.ts'
import { pathTo } from '#data/paths.ts'
import type { Schemas } from '@admin-panel/sdk'
import { formatUnknown } from '#text/format-unknown.ts'
import { NumberField, SelectField, TextField, TimeField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { carrierName, carrierOptions, deliveryTypeName, deliveryTypeOptions } from '#shop/orders/labels.ts'
import { RatesField } from './rates-field.tsx'

function MethodFields({ method }: { method: Method | null }) {
  return (
    <>
      <FormSection title={m.delivery_group_main()}>
        <TextField<MethodValues> name="name" autoComplete="off" />
        <TextField<MethodValues> name="code" autoComplete="off" spellCheck={false} hint={m.delivery_code_hint()} />
        <SelectField<MethodValues> name="type" options={deliveryTypeOptions()} />
        <SelectField<MethodValues> name="carrier" options={carrierOptions()} />
      </FormSection>
      <FormSection title={m.delivery_group_limits()}>
        <TimeField<MethodValues> name="cutoff" hint={m.delivery_cutoff_hint()} />
        <NumberField<MethodValues> name="assembly_minutes" />
        <NumberField<MethodValues> name="max_weight_g" />
        <NumberField<MethodValues> name="max_side_mm" />
      </FormSection>
      <RatesField zones={[...(method?.cities ?? []).map(cityZone), ...(method?.regions ?? []).map(regionZone)]} />
    </>
  )
}

const cityZone = ({ id, label }: Schemas['Reference']) => ({ key: `city-${id}`, label })

const regionZone = ({ id, label }: Schemas['Reference']) => ({ key: `region-${id}`, label })

/** Formats a field's value for the conflict dialog. */
function showMethodValue(field: string, value: unknown) {
  const values = { ...methodValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    type: deliveryTypeName(values.type),
    carrier: carrierName(values.carrier),
    rates: m.delivery_rates_count({ count: values.rates.length }),
  }
  return words[field] ?? formatUnknown(value)
}

function MethodForm({ record: method }: { record: Method | null }) {
  const canDelete = useCan('delivery.delete')
  const edit = useRecordForm<MethodValues, Method>({
    of: 'deliveries',
    record: method,
    rules,
    toValues: methodValues,
    toPayload: methodPayload,
    create: client.api.deliveries.create,
    update: client.api.deliveries.update,
  })
  return (
    <RecordPage
      title={method?.name ?? m.delivery_method_new()}
      parent={<Crumbs to={[[pathTo('deliveries.list'), m.order_tab_methods()]]} />}
      edit={edit}
      permission={method ? 'delivery.update' : 'delivery.create'}
      show={showMethodValue}
      actions={
        method && (
          <>
            <ActiveMenu of="deliveries" name={method.name} record={method} onSwitched={edit.rebase} />
            {canDelete && (
              <DeleteMenu
                of={{ entity: 'delivery', entity_id: method.id }}
                action={m.delivery_delete()}
                question={m.delivery_method_delete_title()}
                text={m.delivery_delete_text({ name: method.name })}
                done={m.delivery_deleted({ name: method.name })}
                list={pathTo('deliveries.list')}
                remove={async () => {
                  await client.api.deliveries.delete({ id: method.id, version: method.version })
                  void invalidateResource('deliveries')
                }}
              />
            )}
          </>
        )
      }
      side={
        method && (
          <RecordFacts entity="delivery" record={method}>
            <DescriptionItem name={m.field_position()}>{method.position}</DescriptionItem>
          </RecordFacts>
        )
      }
    >
      <MethodFields method={method} />
    </RecordPage>
  )
}

export const { Component, loader } = recordFormScreen(queries.deliveries.view, MethodForm)

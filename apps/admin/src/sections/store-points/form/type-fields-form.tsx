import type { Schemas } from '@admin-panel/sdk'
import { Fragment } from 'react'
import { m } from '#paraglide/messages.js'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { CheckboxField, NumberField, TimeField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { optionsOf } from '#text/options-of.ts'
import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'
import { fieldsOf, groupOf, type TypeField } from '#sections/store-points/type-fields.ts'
import type { PointValues } from './values.ts'

// Not in the form: cutoff, assembly_minutes, storage_days, max_weight_g, max_side_mm, capacity, services, bays. Each
// type's own are listed by `pointPresets`, and shown here.
const flags = ['is_ship_from', 'has_cash', 'has_card', 'has_fitting'] as const
const isFlag = (name: TypeField): name is (typeof flags)[number] => flags.some((flag) => flag === name)

/** The fields of this type of point. */
export function TypeFields({ type }: { type: Schemas['StorePointType'] }) {
  return (
    <FormSection title={groupOf(type)}>
      {fieldsOf(type).map((name) => (
        <Fragment key={name}>{fieldOf(name)}</Fragment>
      ))}
    </FormSection>
  )
}

function fieldOf(name: TypeField) {
  if (name === 'cutoff') return <TimeField<PointValues> name={name} hint={m.points_cutoff_hint()} />
  if (name === 'services')
    return (
      <ChoicesField<PointValues>
        name={name}
        options={optionsOf(storePointServiceWords)}
        className="@min-[34rem]:col-span-2"
      />
    )
  return isFlag(name) ? <CheckboxField<PointValues> name={name} /> : <NumberField<PointValues> name={name} />
}

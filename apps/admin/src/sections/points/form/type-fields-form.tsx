import type { Schemas } from '@admin-panel/sdk'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ChoicesField } from '#form/fields/choices-field.tsx'
import { CheckboxField, NumberField, TimeField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { serviceOptions } from '#sections/points/services.ts'
import { fieldsOf, groupOf, type TypeField } from '#sections/points/type-fields.ts'

const controls: Partial<Record<TypeField, () => ReactNode>> = {
  cutoff: () => <TimeField name="cutoff" hint={m.points_cutoff_hint()} />,
  services: () => <ChoicesField name="services" options={serviceOptions()} className="@min-[40rem]:col-span-2" />,
}
const flags = new Set<TypeField>(['is_ship_from', 'has_cash', 'has_card', 'has_fitting'])

/** The fields that only points of this type have. */
export function TypeFields({ type }: { type: Schemas['StorePointType'] }) {
  return (
    <FormSection title={groupOf(type)}>
      {fieldsOf(type).map((name) => {
        const control = controls[name]
        if (control)
          return (
            <div key={name} className="contents">
              {control()}
            </div>
          )
        return flags.has(name) ? <CheckboxField key={name} name={name} /> : <NumberField key={name} name={name} />
      })}
    </FormSection>
  )
}

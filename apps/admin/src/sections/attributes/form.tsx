import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { CheckboxField, NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { Locked } from '#form/locked.tsx'
import { CategoryLines } from './category-lines.tsx'
import { hasValues, type Attribute } from './labels.ts'
import { ValueLines } from './value-lines.tsx'
import type { AttributeValues } from './values.ts'
import { optionsOf } from '#text/options-of.ts'
import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'

export function AttributeFields({ attribute }: { attribute: Attribute | null }) {
  return (
    <>
      <FormSection title={m.attributes_group_main()}>
        <TextField<AttributeValues> name="name" autoComplete="off" />
        <TextField<AttributeValues>
          name="code"
          autoComplete="off"
          spellCheck={false}
          hint={attribute ? undefined : m.attributes_code_hint()}
        />
        <Locked when={(attribute?.usage_count ?? 0) > 0}>
          <SelectField<AttributeValues>
            name="type"
            options={optionsOf(attributeTypeWords)}
            hint={attribute && attribute.usage_count > 0 ? m.attributes_type_fixed() : undefined}
          />
        </Locked>
        <TextField<AttributeValues> name="unit" autoComplete="off" hint={m.attributes_unit_hint()} />
        <TextField<AttributeValues> name="group" autoComplete="off" hint={m.attributes_group_hint()} />
      </FormSection>
      <TypeFields />
      <FormSection title={m.attributes_group_use()}>
        <CheckboxField<AttributeValues> name="is_required" hint={m.attributes_required_hint()} />
        <CheckboxField<AttributeValues> name="is_filterable" />
        <CheckboxField<AttributeValues> name="is_comparable" />
      </FormSection>
      <FormSection title={m.field_categories()}>
        <CategoryLines attribute={attribute} />
      </FormSection>
    </>
  )
}

/** The fields of the chosen type. */
function TypeFields() {
  const type = useWatch({ compute: ({ type }: AttributeValues) => type })
  if (hasValues(type))
    return (
      <FormSection title={m.field_values()}>
        {type === 'select' && <CheckboxField<AttributeValues> name="allow_custom" className="col-span-full" />}
        <ValueLines />
      </FormSection>
    )
  if (type === 'number')
    return (
      <FormSection title={m.attributes_group_limits()}>
        <NumberField<AttributeValues> name="min_value" fraction={6} />
        <NumberField<AttributeValues> name="max_value" fraction={6} />
        <NumberField<AttributeValues> name="precision" />
      </FormSection>
    )
  if (type === 'string' || type === 'text')
    return (
      <FormSection title={m.attributes_group_limits()}>
        <NumberField<AttributeValues> name="max_length" />
        {type === 'string' && (
          <TextField<AttributeValues> name="pattern" spellCheck={false} hint={m.attributes_pattern_hint()} />
        )}
      </FormSection>
    )
  return null
}

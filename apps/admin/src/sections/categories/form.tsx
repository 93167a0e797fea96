import { m } from '#paraglide/messages.js'
import { CheckboxField, DateField, NumberField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PhotoField } from '#form/fields/photos-field.tsx'
import { vatOptions } from '#shop/vat-rates.ts'
import { AttributeLines } from './attribute-lines.tsx'
import type { Category, CategoryValues } from './values.ts'

export function CategoryFields({ category }: { category: Category }) {
  return (
    <>
      <FormSection title={m.categories_group_main()}>
        <TextField<CategoryValues> name="name" autoComplete="off" />
        <TextField<CategoryValues> name="slug" autoComplete="off" spellCheck={false} />
        <TextareaField<CategoryValues> name="description" className="col-span-full" />
        <PhotoField<CategoryValues> name="image_id" entity="category" />
      </FormSection>
      <FormSection title={m.field_attributes()}>
        <AttributeLines category={category} />
      </FormSection>
      <FormSection title={m.categories_group_defaults()}>
        <NumberField<CategoryValues> name="weight_g" />
        <NumberField<CategoryValues> name="length_mm" />
        <NumberField<CategoryValues> name="width_mm" />
        <NumberField<CategoryValues> name="height_mm" />
        <SelectField<CategoryValues> name="vat_default" options={vatOptions()} />
        <NumberField<CategoryValues> name="age_limit" hint={m.categories_age_hint()} />
      </FormSection>
      <FormSection title={m.categories_group_marking()}>
        <CheckboxField<CategoryValues> name="marking_required" hint={m.categories_marking_hint()} />
        <DateField<CategoryValues> name="marking_since" />
      </FormSection>
    </>
  )
}

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { CheckboxField, DateField, NumberField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PhotoField } from '#form/fields/photos-field.tsx'
import { vatOptions } from '#text/vat-rates.ts'
import { AttributeLines, type AttributeLine } from './attribute-lines.tsx'

export type Category = Schemas['Category']

export interface CategoryValues {
  name: string
  slug: string
  description: string | null
  image_id: number | null
  weight_g: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  marking_required: boolean
  marking_since: string | null
  vat_default: Schemas['VatRate'] | null
  age_limit: number | null
  attributes: AttributeLine[]
}

export function categoryValues(category: Category | null): CategoryValues {
  return {
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    description: category?.description ?? '',
    image_id: category?.image_id ?? null,
    weight_g: category?.weight_g ?? null,
    length_mm: category?.length_mm ?? null,
    width_mm: category?.width_mm ?? null,
    height_mm: category?.height_mm ?? null,
    marking_required: category?.marking_required ?? false,
    marking_since: category?.marking_since ?? null,
    vat_default: category?.vat_default ?? null,
    age_limit: category?.age_limit ?? null,
    attributes:
      category?.attributes.map(({ attribute_id, is_required, position }) => ({
        attribute_id,
        is_required,
        position,
      })) ?? [],
  }
}

/** What goes to the API for what was typed. */
export function categoryPayload(values: CategoryValues): CategoryValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    slug: values.slug.trim(),
    description: values.description?.trim() || null,
    marking_since: values.marking_required ? values.marking_since || null : null,
    attributes: values.attributes.filter(({ attribute_id }) => attribute_id !== null),
  }
}

export function categoryBody({ attributes, ...rest }: Partial<CategoryValues>) {
  return {
    ...rest,
    ...(attributes && {
      attributes: attributes.flatMap(({ attribute_id, is_required, position }) =>
        attribute_id === null ? [] : [{ attribute_id, is_required, ...(typeof position === 'number' && { position }) }],
      ),
    }),
  }
}

export function CategoryFields({ category }: { category: Category }) {
  return (
    <>
      <FormSection title={m.categories_group_main()}>
        <TextField name="name" autoComplete="off" />
        <TextField name="slug" autoComplete="off" spellCheck={false} />
        <TextareaField name="description" className="col-span-full" />
        <PhotoField name="image_id" entity="category" />
      </FormSection>
      <FormSection title={m.field_attributes()}>
        <AttributeLines category={category} />
      </FormSection>
      <FormSection title={m.categories_group_defaults()}>
        <NumberField name="weight_g" hint={m.categories_grams()} />
        <NumberField name="length_mm" hint={m.categories_millimetres()} />
        <NumberField name="width_mm" hint={m.categories_millimetres()} />
        <NumberField name="height_mm" hint={m.categories_millimetres()} />
        <SelectField name="vat_default" options={vatOptions()} />
        <NumberField name="age_limit" hint={m.categories_age_hint()} />
      </FormSection>
      <FormSection title={m.categories_group_marking()}>
        <CheckboxField name="marking_required" hint={m.categories_marking_hint()} />
        <DateField name="marking_since" />
      </FormSection>
    </>
  )
}

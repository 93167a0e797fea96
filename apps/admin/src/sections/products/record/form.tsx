import { m } from '#paraglide/messages.js'
import { CountryField } from '#form/fields/country-field.tsx'
import { NumberField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PhotosField } from '#form/fields/photos-field.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { vatOptions } from '#text/vat-rates.ts'
import { ApplicabilityField } from './applicability-field.tsx'
import { ArticleField } from './article-field.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import { BarcodesField } from './barcodes-field.tsx'
import { CategoryField } from './category-field.tsx'
import { CrossesField, OemField } from './cross-fields.tsx'
import { conditionOptions } from './labels.ts'
import type { Product } from './values.ts'

export function ProductFields({ product }: { product: Product | null }) {
  return (
    <>
      <FormSection title={m.product_group_main()}>
        <TextField name="name" autoComplete="off" className="col-span-full" />
        <ReferenceField name="brand_id" of="brands" known={product?.brand} />
        <ArticleField />
        <CategoryField product={product} />
        <SelectField name="condition" options={conditionOptions()} />
        <ReferenceField name="company_id" of="companies" known={product?.company} hint={m.product_company_hint()} />
        <TextField name="slug" autoComplete="off" spellCheck={false} hint={m.product_slug_hint()} />
        <TextareaField name="description" className="col-span-full" />
      </FormSection>
      <FormSection title={m.photos_title()}>
        <PhotosField name="image_ids" entity="product" known={product?.images ?? []} hint={m.product_images_hint()} />
      </FormSection>
      <AttributeFields />
      <FormSection title={m.product_group_cars()}>
        <ApplicabilityField product={product} />
      </FormSection>
      <FormSection title={m.product_group_numbers()}>
        <CrossesField product={product} />
        <OemField product={product} />
      </FormSection>
      <FormSection title={m.product_group_parcel()}>
        <NumberField name="weight_g" />
        <NumberField name="length_mm" />
        <NumberField name="width_mm" />
        <NumberField name="height_mm" />
        <NumberField name="pack_qty" />
        <SelectField name="vat_rate" options={vatOptions()} />
        <CountryField name="country_code" />
        <TextField name="tnved" autoComplete="off" inputMode="numeric" hint={m.product_tnved_hint()} />
        <BarcodesField />
      </FormSection>
    </>
  )
}

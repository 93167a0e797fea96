import { m } from '#paraglide/messages.js'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { useOnlyCompany } from '#data/access/use-only-company.ts'
import { CountryField } from '#form/fields/country-field.tsx'
import { NumberField, SelectField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PhotosField } from '#form/fields/photos-field.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { vatOptions } from '#shop/vat-rates.ts'
import { ApplicabilityField } from './fields/applicability-field.tsx'
import { ArticleField } from './fields/article-field.tsx'
import { AttributeFields } from './fields/attribute-fields.tsx'
import { BarcodesField } from './fields/barcodes-field.tsx'
import { CategoryField } from './fields/category-field.tsx'
import { CrossesField, OemField } from './fields/cross-fields.tsx'
import { optionsOf } from '#text/options-of.ts'
import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import type { Product, ProductValues } from './values.ts'

export function ProductFields({ product }: { product: Product | null }) {
  return (
    <>
      <MainFields product={product} />
      <PhotoFields product={product} />
      <AttributeFields />
      <CarFields product={product} />
      <NumberFields product={product} />
      <ParcelFields />
    </>
  )
}

export function MainFields({ product }: { product: Product | null }) {
  const isStaff = useIsStaff()
  // The server takes the only company of a seller.
  const onlyCompany = useOnlyCompany()
  return (
    <FormSection title={m.product_group_main()}>
      <TextField<ProductValues> name="name" autoComplete="off" className="col-span-full" />
      <ReferenceField<ProductValues> name="brand_id" of="brands" reference={product?.brand} />
      <ArticleField />
      <CategoryField product={product} />
      <SelectField<ProductValues> name="condition" options={optionsOf(productConditionWords)} />
      {onlyCompany === null && (
        <ReferenceField<ProductValues>
          name="company_id"
          of="companies"
          reference={product?.company}
          hint={isStaff && m.product_company_hint()}
        />
      )}
      <TextField<ProductValues> name="slug" autoComplete="off" spellCheck={false} hint={m.product_slug_hint()} />
      <TextareaField<ProductValues> name="description" className="col-span-full" />
    </FormSection>
  )
}

export function PhotoFields({ product }: { product: Product | null }) {
  return (
    <FormSection title={m.photos_title()}>
      <PhotosField<ProductValues>
        name="image_ids"
        entity="product"
        photos={product?.images ?? []}
        hint={m.product_images_hint()}
      />
    </FormSection>
  )
}

export function CarFields({ product }: { product: Product | null }) {
  return (
    <FormSection title={m.product_group_cars()}>
      <ApplicabilityField product={product} />
    </FormSection>
  )
}

export function NumberFields({ product }: { product: Product | null }) {
  return (
    <FormSection title={m.product_group_numbers()}>
      <CrossesField product={product} />
      <OemField product={product} />
      <BarcodesField />
    </FormSection>
  )
}

export function ParcelFields() {
  return (
    <FormSection title={m.product_group_parcel()}>
      <NumberField<ProductValues> name="weight_g" />
      <NumberField<ProductValues> name="length_mm" />
      <NumberField<ProductValues> name="width_mm" />
      <NumberField<ProductValues> name="height_mm" />
      <NumberField<ProductValues> name="pack_qty" />
      <SelectField<ProductValues> name="vat_rate" options={vatOptions()} />
      <CountryField<ProductValues> name="country_code" />
      <TextField<ProductValues> name="tnved" autoComplete="off" inputMode="numeric" hint={m.product_tnved_hint()} />
    </FormSection>
  )
}

import { m } from '#paraglide/messages.js'
import { CountryField } from '#form/fields/country-field.tsx'
import { CheckboxField, NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PhotoField } from '#form/fields/photos-field.tsx'
import { kindOptions, type Brand, type BrandKind } from './labels.ts'

export interface BrandValues {
  name: string
  /** With null the server derives it from the name, or keeps the current one. */
  slug: string | null
  kind: BrandKind
  country_code: string | null
  site: string | null
  logo_id: number | null
  is_original: boolean
  warranty_months: number | null
}

export function brandValues(brand: Brand | null): BrandValues {
  return {
    name: brand?.name ?? '',
    slug: brand?.slug ?? null,
    kind: brand?.kind ?? 'aftermarket',
    country_code: brand?.country_code ?? null,
    site: brand?.site ?? '',
    logo_id: brand?.logo_id ?? null,
    is_original: brand?.is_original ?? false,
    warranty_months: brand?.warranty_months ?? null,
  }
}

/** Builds the request body. */
export function brandPayload(values: BrandValues): BrandValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    slug: values.slug?.trim() || null,
    site: values.site?.trim() || null,
  }
}

export function BrandFields({ brand }: { brand: Brand | null }) {
  return (
    <>
      <FormSection title={m.brands_group_main()}>
        <TextField<BrandValues> name="name" autoComplete="off" />
        <TextField<BrandValues>
          name="slug"
          autoComplete="off"
          spellCheck={false}
          hint={brand ? undefined : m.brands_slug_hint()}
        />
        <SelectField<BrandValues> name="kind" options={kindOptions()} />
        <CountryField<BrandValues> name="country_code" />
        <TextField<BrandValues> name="site" type="url" autoComplete="off" hint={m.brands_site_hint()} />
        <PhotoField<BrandValues> name="logo_id" entity="brand" />
      </FormSection>
      <FormSection title={m.brands_group_terms()}>
        <NumberField<BrandValues> name="warranty_months" />
        <CheckboxField<BrandValues> name="is_original" className="self-end" hint={m.brands_original_hint()} />
      </FormSection>
    </>
  )
}

import { brandKindWords } from '#contract/enums/brand-kind.gen.ts'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { redirect, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { RecordHistory } from '#record/history/record-history.tsx'
import { client } from '#data/client.ts'
import { countryName } from '#text/countries.ts'
import { queries, useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { brandsCreateRules as rules } from '#contract/rules/brands.gen.ts'
import { Seo } from '#record/seo/seo.tsx'
import { BrandActions } from './actions.tsx'
import { BrandCrumbs, BrandTabs } from './brand-page.tsx'
import { type Brand, kindOptions, type BrandKind } from './labels.ts'
import { aliasTabs } from './tab-names.ts'
import { recordId } from '#data/record-id.ts'
import { pathTo } from '#data/paths.ts'
import { CountryField } from '#form/fields/country-field.tsx'
import { CheckboxField, NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PhotoField } from '#form/fields/photos-field.tsx'

// Not in the form: synonyms, merge_into_id. The tab of spellings and the dialog of a merge write them.
interface BrandValues {
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

function brandValues(brand: Brand | null): BrandValues {
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
function brandPayload(values: BrandValues): BrandValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    slug: values.slug?.trim() || null,
    site: values.site?.trim() || null,
  }
}

function BrandFields({ brand }: { brand: Brand | null }) {
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

function BrandForm({ record: brand }: { record: Brand | null }) {
  const edit = useRecordForm<BrandValues, Brand>({
    of: 'brands',
    record: brand,
    rules,
    toValues: brandValues,
    toPayload: brandPayload,
    create: ({ slug, ...values }, options) => client.api.brands.create({ ...values, ...(slug && { slug }) }, options),
    update: ({ slug, ...changes }) => client.api.brands.update({ ...changes, ...(slug && { slug }) }),
  })
  return (
    <RecordPage
      title={brand?.name ?? m.brands_new_title()}
      parent={<BrandCrumbs />}
      edit={edit}
      permission={brand ? 'brand.update' : 'brand.create'}
      show={showValue}
      tabs={brand && <BrandTabs id={brand.id} current={null} />}
      actions={brand && <BrandActions brand={brand} onChanged={edit.rebase} />}
      side={
        brand && (
          <>
            <RecordFacts record={brand}>
              <DescriptionItem name={m.brands_column_products()}>
                {brand.products_count.toLocaleString('ru-RU')}
              </DescriptionItem>
              <DescriptionItem name={m.brands_column_aliases()}>
                {brand.aliases_count.toLocaleString('ru-RU')}
              </DescriptionItem>
            </RecordFacts>
            <RecordHistory entity="brand" id={brand.id} />
          </>
        )
      }
    >
      <BrandFields brand={brand} />
    </RecordPage>
  )
}

function BrandRecord({ record: brand }: { record: Brand | null }) {
  const [query] = useSearchParams()
  const canReadSeo = useCan(['meta-data.view', 'meta-data.index'], 'any')
  return brand && query.get('tab') === 'seo' && canReadSeo ? (
    <Seo
      entity="brand"
      id={brand.id}
      frame={{
        title: brand.name,
        parent: <BrandCrumbs />,
        actions: <BrandActions brand={brand} />,
        tabs: <BrandTabs id={brand.id} current="seo" />,
      }}
    />
  ) : (
    <BrandForm record={brand} />
  )
}

/** Formats a field's value for the conflict dialog. */
function showValue(field: string, value: unknown) {
  const values = { ...brandValues(null), [field]: value }
  const words: Partial<Record<string, string>> = {
    kind: brandKindWords[values.kind](),
    country_code: values.country_code ? countryName(values.country_code) : '—',
    is_original: values.is_original ? m.yes() : m.no(),
  }
  return words[field] ?? ((typeof value === 'string' && value) || typeof value === 'number' ? String(value) : '—')
}

const screen = recordFormScreen(queries.brands.view, BrandRecord)
export const { Component } = screen

/** Older links address the tab as `?tab=abcp`. */
export function loader(args: LoaderFunctionArgs) {
  const requested = new URL(args.request.url).searchParams.get('tab')
  const tab = aliasTabs.find((name) => name === requested)
  return tab ? redirect(pathTo(`brands.${tab}`, recordId(args.params))) : screen.loader(args)
}

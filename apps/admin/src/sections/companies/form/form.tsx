import { payoutFrequencyWords } from '#contract/enums/payout-frequency.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { innLengthOf, ogrnLengthOf, okpoLengthOf } from '@admin-panel/sdk/validation'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { validBody } from '#form/trusted.ts'
import { NumberField, PhoneField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { PhotoField } from '#form/fields/photos-field.tsx'
import { FormSection } from '#form/form-section.tsx'
import { Locked } from '#form/locked.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { cacheRecord } from '#data/cache.ts'
import { companiesCreateRules as rules } from '#contract/rules/companies.gen.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { ChoiceField } from './choice-field.tsx'
import { DigitsField } from '#shop/companies/digits-field.tsx'
import { HeadField } from './head-field.tsx'
import { OpfField, TaxFields, TypeField } from './kind-fields.tsx'
import { ogrnLabel, type Company } from '#shop/companies/words.ts'
import { type CompanyValues, companyValues, companyPayload, mistakesOf } from './values.ts'
import { optionsOf } from '#text/options-of.ts'

/** The form of a seller; a new seller has a draft of its own. */
export function useCompanyForm(company: Company | null, onSaved?: (company: Company) => void) {
  return useEditForm<CompanyValues, Company>({
    name: ['sellers', company?.id ?? 'new'],
    record: company,
    recordName: ({ id }) => ['sellers', id],
    rules,
    toValues: companyValues,
    toPayload: companyPayload,
    refine: mistakesOf,
    save: (changes, version, idempotencyKey) =>
      company
        ? client.api.companies.update({
            ...validBody<Schemas['CompanyChanges']>(rules, changes),
            id: company.id,
            version: version ?? company.version,
          })
        : client.api.companies.create(validBody<Schemas['CompanyInput']>(rules, changes), { idempotencyKey }),
    onSaved: (saved) => {
      cacheRecord('companies', saved)
      onSaved?.(saved)
    },
  })
}

export function CompanyFields({ company }: { company: Company | null }) {
  const isSeller = useIsSeller()
  return (
    <>
      <RequisiteFields />
      <ContactFields />
      <Locked when={isSeller}>
        <FormSection title={m.sellers_group_terms()}>
          <ReferenceField<CompanyValues>
            name="manager_id"
            of="users"
            reference={company?.manager}
            className="@min-[34rem]:col-span-2"
          />
          <ChoiceField<CompanyValues> name="payout_frequency" options={optionsOf(payoutFrequencyWords)} />
          <NumberField<CompanyValues> name="payout_delay_days" />
        </FormSection>
      </Locked>
    </>
  )
}

export function RequisiteFields() {
  const type = useWatch({ compute: ({ type }: CompanyValues) => type })
  const mistakes = useWatch({ compute: (values: CompanyValues) => mistakesOf(companyPayload(values)) })
  return (
    <>
      <FormSection title={m.sellers_group_requisites()}>
        <TypeField />
        <OpfField />
        <TextField<CompanyValues> name="full_name" autoComplete="off" className="@min-[34rem]:col-span-2" />
        <TextField<CompanyValues> name="short_name" autoComplete="off" />
        <TextField<CompanyValues> name="trade_name" autoComplete="off" hint={m.sellers_trade_name_hint()} />
        <DigitsField<CompanyValues> name="inn" length={innLengthOf(type)} mistakes={mistakes} />
        {type === 'legal' && <DigitsField<CompanyValues> name="kpp" length={9} mistakes={mistakes} isRequired />}
        <DigitsField<CompanyValues>
          name="ogrn"
          label={ogrnLabel(type)}
          length={ogrnLengthOf(type)}
          mistakes={mistakes}
          isRequired={type !== 'self_employed'}
        />
        <DigitsField<CompanyValues> name="okpo" length={okpoLengthOf(type)} mistakes={mistakes} />
        <TextField<CompanyValues> name="okved" autoComplete="off" hint={m.sellers_okved_hint()} />
      </FormSection>
      <FormSection title={m.sellers_taxes()}>
        <TaxFields />
      </FormSection>
      <FormSection title={m.field_head()}>
        <HeadField />
      </FormSection>
    </>
  )
}

export function ContactFields() {
  return (
    <FormSection title={m.sellers_group_contacts()}>
      <PhoneField<CompanyValues> name="phone" />
      <TextField<CompanyValues> name="email" type="email" autoComplete="off" />
      <TextField<CompanyValues> name="site" type="url" autoComplete="off" hint={m.sellers_site_hint()} />
      <TextareaField<CompanyValues> name="description" className="@min-[34rem]:col-span-2" />
      <PhotoField<CompanyValues> name="logo_id" entity="company" />
    </FormSection>
  )
}

import type { Schemas } from '@admin-panel/sdk'
import { companyMistakes, innLengthOf, normalizePhone, ogrnLengthOf, okpoLengthOf } from '@admin-panel/sdk/validation'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditContext } from '#form/edit-context.ts'
import { useEditForm } from '#form/edit-form.ts'
import { NumberField, PhoneField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { currentLanguage } from '#text/language.ts'
import { Locked } from '#form/locked.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { keepRecord } from '#data/keep-record.ts'
import { companiesCreateRules as rules } from '#contract/rules/companies.gen.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { ChoiceField } from './choice-field.tsx'
import { DigitsField } from './digits-field.tsx'
import { HeadField, headMistake, tidyHead, type Head } from './head-field.tsx'
import { OpfField, TaxFields, TypeField } from './kind-fields.tsx'
import {
  ogrnLabel,
  optionsOf,
  payoutFrequencies,
  type CompanyType,
  type TaxSystem,
  type VatRate,
  type Company,
} from '#sections/sellers/words.ts'

export interface CompanyValues {
  type: CompanyType
  opf: string
  full_name: string
  short_name: string
  trade_name: string
  inn: string
  kpp: string | null
  ogrn: string | null
  okpo: string | null
  okved: string | null
  tax_system: TaxSystem
  vat_rate: VatRate
  head: Head | null
  phone: string
  email: string
  site: string | null
  description: string | null
  manager_id: number | null
  payout_frequency: Schemas['PayoutFrequency']
  payout_delay_days: number | null
}

function companyValues(company: Company | null): CompanyValues {
  return {
    type: company?.type ?? 'legal',
    opf: company?.opf ?? 'ООО',
    full_name: company?.full_name ?? '',
    short_name: company?.short_name ?? '',
    trade_name: company?.trade_name ?? '',
    inn: company?.inn ?? '',
    kpp: company?.kpp ?? '',
    ogrn: company?.ogrn ?? '',
    okpo: company?.okpo ?? '',
    okved: company?.okved ?? '',
    tax_system: company?.tax_system ?? 'osno',
    vat_rate: company?.vat_rate ?? '22',
    head: company?.head ?? null,
    phone: company?.phone ?? '',
    email: company?.email ?? '',
    site: company?.site ?? '',
    description: company?.description ?? '',
    manager_id: company?.manager_id ?? null,
    payout_frequency: company?.payout_frequency ?? 'weekly',
    payout_delay_days: company?.payout_delay_days ?? 7,
  }
}

const line = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
const digits = (text: string | null) => text?.replaceAll(/\s/g, '') || null

/** What goes to the API for what was typed. */
function companyPayload(values: CompanyValues): CompanyValues {
  return {
    ...values,
    full_name: line(values.full_name),
    short_name: line(values.short_name),
    trade_name: line(values.trade_name),
    inn: digits(values.inn) ?? '',
    kpp: digits(values.kpp)?.toUpperCase() ?? null,
    ogrn: digits(values.ogrn),
    okpo: digits(values.okpo),
    okved: values.okved?.trim() || null,
    head: tidyHead(values.head),
    phone: normalizePhone(values.phone) ?? values.phone,
    email: values.email.trim(),
    site: values.site?.trim() || null,
    description: values.description?.trim() || null,
    payout_delay_days: values.payout_delay_days ?? 0,
  }
}

function mistakesOf(values: CompanyValues) {
  return { ...companyMistakes(values, currentLanguage().requisites), ...headMistake(values.head) }
}

/** The form of a seller; a new one is kept as a draft of its own. */
export function useCompanyForm(company: Company | null, onSaved?: (company: Company) => void) {
  return useEditForm<CompanyValues, Company>({
    name: company ? `sellers/${company.id}` : 'sellers/new',
    record: company,
    rules,
    toValues: companyValues,
    toPayload: companyPayload,
    refine: mistakesOf,
    save: (changes, version, idempotencyKey) => {
      // An empty delay has become none.
      const fields = changes as Schemas['CompanyChanges']
      return company
        ? client.api.companies.update({ ...fields, id: company.id, version: version ?? company.version })
        : client.api.companies.create(fields as Schemas['CompanyInput'], { idempotencyKey })
    },
    onSaved: (saved) => {
      keepRecord('companies', saved)
      onSaved?.(saved)
    },
  })
}

export function CompanyFields({ company }: { company: Company | null }) {
  const { control } = useEditContext()
  // The control of this form holds these values.
  const values = useWatch({ control }) as CompanyValues
  const mistakes = mistakesOf(companyPayload(values))
  const { type } = values
  const isSeller = useIsSeller()
  return (
    <>
      <FormSection title={m.sellers_group_requisites()}>
        <TypeField />
        <OpfField />
        <TextField name="full_name" autoComplete="off" className="@min-[40rem]:col-span-2" />
        <TextField name="short_name" autoComplete="off" />
        <TextField name="trade_name" autoComplete="off" hint={m.sellers_trade_name_hint()} />
        <DigitsField name="inn" length={innLengthOf(type)} mistakes={mistakes} />
        {type === 'legal' && <DigitsField name="kpp" length={9} mistakes={mistakes} isRequired />}
        <DigitsField
          name="ogrn"
          label={ogrnLabel(type)}
          length={ogrnLengthOf(type)}
          mistakes={mistakes}
          isRequired={type !== 'self_employed'}
        />
        <DigitsField name="okpo" length={okpoLengthOf(type)} mistakes={mistakes} />
        <TextField name="okved" autoComplete="off" hint={m.sellers_okved_hint()} />
      </FormSection>
      <FormSection title={m.sellers_taxes()}>
        <TaxFields />
      </FormSection>
      <FormSection title={m.field_head()}>
        <HeadField />
      </FormSection>
      <FormSection title={m.sellers_group_contacts()}>
        <PhoneField name="phone" />
        <TextField name="email" type="email" autoComplete="off" />
        <TextField name="site" type="url" autoComplete="off" hint={m.sellers_site_hint()} />
        <TextareaField name="description" className="@min-[40rem]:col-span-2" />
      </FormSection>
      <Locked when={isSeller}>
        <FormSection title={m.sellers_group_terms()}>
          <ReferenceField name="manager_id" of="users" known={company?.manager} className="@min-[40rem]:col-span-2" />
          <ChoiceField name="payout_frequency" options={optionsOf(payoutFrequencies)} />
          <NumberField name="payout_delay_days" />
        </FormSection>
      </Locked>
    </>
  )
}

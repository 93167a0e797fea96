import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { taxSystemsOf, vatRatesOf } from '@admin-panel/sdk/validation'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { useField } from '#form/fields/fields.tsx'
import { vatLabel } from '#shop/vat-rates.ts'
import { ChoiceField } from './choice-field.tsx'
import type { CompanyType, TaxSystem } from '#shop/companies/words.ts'
import type { CompanyValues } from './values.ts'
import { optionsOf } from '#text/options-of.ts'

const forms: Readonly<Record<CompanyType, readonly [string, ...string[]]>> = {
  legal: ['ООО', 'АО', 'ПАО', 'НАО', 'АНО', 'ГУП', 'МУП', 'ПК'],
  entrepreneur: ['ИП', 'КФХ'],
  self_employed: ['НПД'],
}

const isCompanyType = (name: string): name is CompanyType => Object.hasOwn(companyTypeWords, name)
const isTaxSystem = (name: string): name is TaxSystem => Object.hasOwn(taxSystemWords, name)
const isLegal = (type: CompanyType) => type === 'legal'

/** The kind of seller, which determines the legal form and the taxes. */
export function TypeField() {
  const opf = useField<CompanyValues>('opf').field
  const numbers = [
    useField<CompanyValues>('inn').field,
    useField<CompanyValues>('kpp').field,
    useField<CompanyValues>('ogrn').field,
    useField<CompanyValues>('okpo').field,
  ]
  const type: CompanyType = useField<CompanyValues>('type').field.value
  // A company's numbers do not fit a person; they are restored with the kind that they were typed for.
  const previous = useRef<Partial<Record<string, unknown[]>>>({})
  const tax = useField<CompanyValues>('tax_system').field
  const vat = useField<CompanyValues>('vat_rate').field
  function follow(next: CompanyType) {
    opf.onChange(forms[next][0])
    if (isLegal(next) !== isLegal(type)) {
      previous.current[String(isLegal(type))] = numbers.map(({ value }) => value)
      const before = previous.current[String(isLegal(next))]
      for (const [at, number] of numbers.entries()) number.onChange(before?.[at] ?? '')
    }
    const [system = 'npd'] = taxSystemsOf(next)
    if (taxSystemsOf(next).includes(tax.value)) return
    tax.onChange(system)
    vat.onChange(vatRatesOf(system).at(-1))
  }
  return (
    <ChoiceField<CompanyValues>
      name="type"
      options={optionsOf(companyTypeWords)}
      onChoose={(next) => isCompanyType(next) && follow(next)}
    />
  )
}

export function OpfField() {
  const type: CompanyType = useField<CompanyValues>('type').field.value
  return <ChoiceField<CompanyValues> name="opf" options={forms[type].map((value) => ({ value, label: value }))} />
}

/** Offers only valid combinations. */
export function TaxFields() {
  const type: CompanyType = useField<CompanyValues>('type').field.value
  const system: TaxSystem = useField<CompanyValues>('tax_system').field.value
  const vat = useField<CompanyValues>('vat_rate').field
  return (
    <>
      <ChoiceField<CompanyValues>
        name="tax_system"
        options={optionsOf(taxSystemWords, taxSystemsOf(type))}
        onChoose={(next) => {
          if (!isTaxSystem(next)) return
          const rates = vatRatesOf(next)
          if (!rates.includes(vat.value)) vat.onChange(rates.at(-1))
        }}
      />
      <ChoiceField<CompanyValues>
        name="vat_rate"
        options={vatRatesOf(system).map((rate) => ({ value: rate, label: vatLabel(rate) }))}
        hint={m.sellers_vat_hint()}
      />
    </>
  )
}

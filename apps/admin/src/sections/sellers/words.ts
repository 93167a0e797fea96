import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Company = Schemas['Company']
export type CompanyType = Schemas['CompanyType']
export type TaxSystem = Schemas['TaxSystem']
export type VatRate = Schemas['VatRate']

type Words<Value extends string> = Readonly<Record<Value, () => string>>

export function optionsOf<Value extends string>(words: Words<Value>, values = valuesOf(words)) {
  return values.map((value) => ({ value, label: words[value]() }))
}

function valuesOf<Value extends string>(words: Words<Value>): readonly Value[] {
  // The cast is safe: the record has exactly the contract's values as keys.
  return Object.keys(words) as Value[]
}

export const ogrnLabel = (type: CompanyType) => (type === 'legal' ? m.sellers_ogrn() : m.sellers_ogrnip())

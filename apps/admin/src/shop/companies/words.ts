import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Company = Schemas['Company']
export type CompanyType = Schemas['CompanyType']
export type TaxSystem = Schemas['TaxSystem']
export type VatRate = Schemas['VatRate']

export const ogrnLabel = (type: CompanyType) => (type === 'legal' ? m.sellers_ogrn() : m.sellers_ogrnip())

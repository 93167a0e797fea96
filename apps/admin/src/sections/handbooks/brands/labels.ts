import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Brand = Schemas['Brand']
export type BrandKind = Schemas['BrandKind']
export type BrandAlias = Schemas['BrandAlias']
export type AliasSource = Schemas['AliasSource']

export const kindNames: Record<BrandKind, () => string> = {
  oem: m.brands_kind_oem,
  aftermarket: m.brands_kind_aftermarket,
  own: m.brands_kind_own,
}

export const sourceNames: Record<AliasSource, () => string> = {
  abcp: m.brands_source_abcp,
  tecdoc: m.brands_source_tecdoc,
  other: m.brands_source_other,
}

const kinds: readonly BrandKind[] = ['oem', 'aftermarket', 'own']
const sources: readonly AliasSource[] = ['abcp', 'tecdoc', 'other']

export const kindOptions = () => kinds.map((value) => ({ value, label: kindNames[value]() }))
export const sourceOptions = () => sources.map((value) => ({ value, label: sourceNames[value]() }))

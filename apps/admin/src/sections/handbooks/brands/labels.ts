import { aliasSourceWords } from '#contract/enums/alias-source.gen.ts'
import { brandKindWords } from '#contract/enums/brand-kind.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type Brand = Schemas['Brand']
export type BrandKind = Schemas['BrandKind']
export type BrandAlias = Schemas['BrandAlias']
export type AliasSource = Schemas['AliasSource']

const kinds: readonly BrandKind[] = ['oem', 'aftermarket', 'own']
const sources: readonly AliasSource[] = ['abcp', 'tecdoc', 'other']

export const kindOptions = () => kinds.map((value) => ({ value, label: brandKindWords[value]() }))
export const sourceOptions = () => sources.map((value) => ({ value, label: aliasSourceWords[value]() }))

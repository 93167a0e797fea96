import { aliasSourceWords } from '#contract/enums/alias-source.gen.ts'
import { brandKindWords } from '#contract/enums/brand-kind.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

export type Brand = Schemas['Brand']
export type BrandKind = Schemas['BrandKind']
export type BrandAlias = Schemas['BrandAlias']
export type AliasSource = Schemas['AliasSource']

export const kindOptions = () => optionsOf(brandKindWords)
export const sourceOptions = () => optionsOf(aliasSourceWords)

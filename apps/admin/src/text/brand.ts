import { getLocale } from './locale.ts'

/**
 * The name, mark and tokens of a company. Components use tokens only, so a brand changes no component. The places outside
 * the panel that show the name are compared with this file by `tools/docs/brand.test.ts`.
 */
export interface Brand {
  /** Stands beside the mark and in the titles of windows. */
  name: string
  /** The name in Latin letters, for the English interface and for programs that show no others. */
  latinName: string
  /** The path of the mark in a square of 32 × 32; `favicon.svg` has the same. */
  mark: string
  /** Tokens of `@admin-panel/ui/tokens.css` that differ, such as `--color-primary`. */
  tokens: Readonly<Record<`--${string}`, string>>
  /** Tokens that differ in the dark theme only. */
  darkTokens: Readonly<Record<`--${string}`, string>>
}

export const brand: Brand = {
  name: 'Верстак',
  latinName: 'Verstak',
  mark: 'M14 2.5q2-1.2 4 0l9.5 5.5q2 1.2 2 3.5v9q0 2.3-2 3.5L18 29.5q-2 1.2-4 0L4.5 24q-2-1.2-2-3.5v-9q0-2.3 2-3.5ZM16 10a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
  tokens: {},
  darkTokens: {},
}

/** The name in the language of the interface. */
export const brandName = () => (getLocale() === 'en' ? brand.latinName : brand.name)

export const windowTitle = (title: string) => `${title} — ${brandName()}`

/** The style sheet of a brand; empty for one that changes no token. */
export function styleOf({ tokens, darkTokens }: Pick<Brand, 'tokens' | 'darkTokens'>): string {
  const light = rule(':root', tokens)
  const dark = rule(':root.dark', darkTokens)
  const system = rule(':root.system', darkTokens)
  return light + dark + (system && `@media (prefers-color-scheme: dark){${system}}`)
}

function rule(selector: string, tokens: Brand['tokens']) {
  const declarations = Object.entries(tokens).map(([token, value]) => `${token}:${value}`)
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}

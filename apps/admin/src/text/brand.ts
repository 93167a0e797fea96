/** The name, mark and tokens of a company. Components use tokens only, so a brand changes no component. */
export interface Brand {
  /** Stands beside the mark and in the titles of windows. */
  name: string
  /** The path of the mark in a square of 32 × 32; `favicon.svg` has the same. */
  mark: string
  /** Tokens of `@admin-panel/ui/tokens.css` that differ, such as `--color-primary`. */
  tokens: Readonly<Record<`--${string}`, string>>
  /** Tokens that differ in the dark theme only. */
  darkTokens: Readonly<Record<`--${string}`, string>>
}

export const brand: Brand = {
  name: 'admin-panel',
  mark: 'M9 22.5 14.6 9h2.9L23 22.5h-2.9l-1.2-3.1h-5.9l-1.2 3.1H9Zm4.8-5.4h4.3l-2.1-5.6-2.2 5.6Z',
  tokens: {},
  darkTokens: {},
}

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

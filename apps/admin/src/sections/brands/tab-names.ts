/** The tabs of a brand's spellings, as addresses name them. */
export const aliasTabs = ['abcp', 'tech', 'other'] as const

export type AliasTab = (typeof aliasTabs)[number]

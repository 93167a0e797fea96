/** Tabs of a brand with its spellings, as the addresses have them. */
export const aliasTabs = ['abcp', 'tech', 'other'] as const

export type AliasTab = (typeof aliasTabs)[number]

import { normalizeName } from '@admin-panel/sdk/validation'
import type { AliasSource } from './schema.ts'

interface BrandSpellings {
  id: number
  name: string
  spellings: string[]
}

export interface DemoAlias {
  source: AliasSource
  name: string
  name_norm: string
  matchcode: string | null
  brand_id: number | null
  status: 'unmapped' | 'mapped' | 'ignored'
}

const SOURCES: AliasSource[] = ['other', 'abcp', 'other', 'tecdoc']

/**
 * Generates spellings of the brands up to a total: those of the references and price lists, then untied misspelt ones.
 */
export function aliasesOf(groups: { brands: BrandSpellings[]; ignored: string[]; total: number }[]): DemoAlias[] {
  const aliases: DemoAlias[] = []
  const keys = new Set<string>()

  function add(source: AliasSource, name: string, brand_id: number | null, status: DemoAlias['status']) {
    const name_norm = normalizeName(name)
    if (keys.has(`${source}:${name_norm}`)) return
    keys.add(`${source}:${name_norm}`)
    const matchcode = source === 'tecdoc' ? name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '') : null
    aliases.push({ source, name, name_norm, matchcode, brand_id, status })
  }

  for (const { brands, ignored, total } of groups) {
    for (const { id, name, spellings } of brands) {
      add('abcp', name, id, 'mapped')
      add('tecdoc', name.toUpperCase(), id, 'mapped')
      for (const spelling of spellings) add('other', spelling, id, 'mapped')
    }
    for (const name of ignored) add('other', name, null, 'ignored')
    for (let number = 0; aliases.length < total; number++) {
      const { name = '' } = brands[(number * 7) % brands.length] ?? {}
      add(SOURCES[number % 4] ?? 'other', misspelt(name, number), null, 'unmapped')
    }
  }
  return aliases
}

/** Omits a letter, doubles one or adds a word. */
function misspelt(name: string, number: number): string {
  const at = 1 + (number % Math.max(1, name.length - 2))
  const kinds = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.slice(at, at + 1).repeat(2) + name.slice(at + 1),
    `${name.toUpperCase()} ORIGINAL`,
    `${name} auto`,
  ]
  return kinds[Math.floor(number / 4) % 4] ?? name
}

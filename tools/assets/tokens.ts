import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

// node tools/assets/tokens.ts writes the colours and sizes of packages/ui as design tokens (DTCG 2025.10), a file for each
// theme, which design tools such as Figma read as modes of one collection.
const theme = join(root, 'packages/ui/src/theme/theme.css')
const folder = join(root, 'packages/ui/tokens')

interface Token {
  $type: 'color' | 'dimension' | 'fontWeight'
  $value: unknown
}

/** The tokens of both themes, by their groups. */
export function tokensOf(css: string) {
  const [, light = '', dark = ''] = /@theme static \{(.*?)\n\}.*?@variant theme-dark \{(.*?)\n {4}\}/s.exec(css) ?? []
  return { light: groupsOf(light), dark: groupsOf(`${light}\n${dark}`) }
}

function groupsOf(block: string) {
  const groups: Record<string, Record<string, Token>> = {}
  for (const [, group = '', name = '', value = ''] of block.matchAll(
    /--(color|text|font-weight)-([a-z]+(?:-[a-z]+)*(?:--line-height)?): ([^;]+);/g,
  )) {
    const token = tokenOf(value)
    // A later value, that of the dark theme, takes the place of the first.
    if (token) (groups[group] ??= {})[name.replace('--', '-')] = token
  }
  return groups
}

function tokenOf(value: string): Token | undefined {
  const [, hex = '', alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/.exec(value) ?? []
  if (hex) {
    const components = [1, 3, 5].map((start) => share(hex.slice(start, start + 2)))
    const opacity = alpha === undefined ? undefined : { alpha: share(alpha) }
    return { $type: 'color', $value: { colorSpace: 'srgb', components, ...opacity, hex } }
  }
  const [, size, unit] = /^([\d.]+)(rem|px)$/.exec(value) ?? []
  if (size) return { $type: 'dimension', $value: { value: Number(size), unit } }
  return /^\d+$/.test(value) ? { $type: 'fontWeight', $value: Number(value) } : undefined
}

const share = (digits: string) => Number((Number.parseInt(digits, 16) / 255).toFixed(4))

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const [name, tokens] of Object.entries(tokensOf(readFileSync(theme, 'utf8')))) {
    // The formatter writes a list of numbers in one line.
    const json = JSON.stringify(tokens, null, 2).replaceAll(/\[\s+([\d.,\s]+?)\s+\]/g, (_, list: string) => {
      return `[${list.replaceAll(/\s+/g, ' ')}]`
    })
    writeFileSync(join(folder, `${name}.json`), `${json}\n`)
  }
}

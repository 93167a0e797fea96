import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { tokensOf } from './tokens.ts'

const read = (file: string) => readFileSync(join(root, 'packages/ui', file), 'utf8')
const css = read('src/theme/theme.css')
const tokens = tokensOf(css)

test.each(['light', 'dark'] as const)('the design tokens of the %s theme are in step with the style sheet', (name) => {
  expect(JSON.parse(read(`tokens/${name}.json`))).toEqual(tokens[name])
})

test('every colour, size and weight of the style sheet is a token, in both themes', () => {
  const names = [...css.matchAll(/--color-([a-z-]+): #/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(60)
  expect(new Set(Object.keys(tokens.light['color'] ?? {}))).toEqual(new Set(names))
  expect(Object.keys(tokens.dark['color'] ?? {})).toEqual(Object.keys(tokens.light['color'] ?? {}))
  expect(tokens.light['text']?.['body-line-height']).toEqual({
    $type: 'dimension',
    $value: { value: 1.25, unit: 'rem' },
  })
  expect(tokens.light['font-weight']?.['label']).toEqual({ $type: 'fontWeight', $value: 550 })
})

test('a colour has its parts in sRGB, and the other theme its own', () => {
  expect(tokens.light['color']?.['overlay']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.0824, 0.098, 0.1137],
    alpha: 0.451,
    hex: '#15191d',
  })
  expect(tokens.dark['color']?.['page']?.$value).toMatchObject({ hex: '#1a1e22' })
})

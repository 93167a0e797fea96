import { expect, test } from 'vitest'
import css from './theme.css?raw'

type Theme = Record<string, string>

function colours(block: string): Theme {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const [, lightBlock = '', darkBlock = ''] =
  /@theme static \{(.*?)\n\}.*?@variant theme-dark \{(.*?)\n {4}\}/s.exec(css) ?? []
const light = colours(lightBlock)
const themes = { light, dark: { ...light, ...colours(darkBlock) } }

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(first: string, second: string) {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const backgrounds = ['page', 'surface', 'hover', 'pressed', 'selected']
const texts = ['text', 'secondary', 'muted', 'link', 'danger']
const tones = ['grey', 'blue', 'green', 'amber', 'red']
const textPairs = [
  ...texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)),
  ...tones.map((tone) => [`${tone}-text`, `${tone}-soft`] as const),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-destructive', 'destructive'],
  ['on-destructive', 'destructive-hover'],
  ...['rail', 'rail-hover', 'rail-active'].flatMap((background) =>
    ['rail-text', 'rail-strong', 'rail-muted', 'rail-accent'].map((text) => [text, background] as const),
  ),
] as const
const shapes = ['frame', 'focus', 'primary', 'danger', ...tones.map((tone) => `${tone}-dot`)]
const shapePairs = shapes.flatMap((shape) => ['page', 'surface'].map((background) => [shape, background] as const))

function failures(theme: Theme, pairs: readonly (readonly [string, string])[], least: number) {
  return pairs.flatMap(([first, second]) => {
    const ratio = contrast(theme[first] ?? '', theme[second] ?? '')
    return ratio >= least ? [] : [`${first} on ${second}: ${ratio.toFixed(2)}`]
  })
}

test('every colour of the theme has a light and a dark value', () => {
  expect(Object.keys(light).length).toBeGreaterThan(30)
  expect(Object.keys(colours(darkBlock)).toSorted()).toEqual(Object.keys(light).toSorted())
})

test.each(['light', 'dark'] as const)(
  'in the %s theme every text has 4.5:1 on every background it may stand on',
  (name) => {
    expect(failures(themes[name], textPairs, 4.5)).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'in the %s theme frames of controls, the focus ring and dots of states have 3:1',
  (name) => {
    expect(failures(themes[name], shapePairs, 3)).toEqual([])
  },
)

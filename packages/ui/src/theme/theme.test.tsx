import { expect, test } from 'vitest'
import { contrast, shapePairs, textPairs } from '#test/pairs.ts'
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

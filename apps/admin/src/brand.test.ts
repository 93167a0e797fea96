import { expect, test } from 'vitest'
import { brand, styleOf } from '#text/brand.ts'
import favicon from './favicon.svg?raw'

test('The icon of the window has the mark and the accent of the brand', () => {
  const accent = brand.tokens['--color-primary'] ?? '#0b6b74'
  expect(favicon).toContain(brand.mark)
  expect(favicon).toContain(accent)
})

test('The tokens of a brand outrank those of the theme, in the light and the dark theme', () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = styleOf({
    tokens: { '--color-primary': '#111111' },
    darkTokens: { '--color-primary': '#eeeeee' },
  })
  const root = document.documentElement
  const accent = () => getComputedStyle(root).getPropertyValue('--color-primary')
  expect(accent()).toBe('#111111')
  root.classList.add('dark')
  expect(accent()).toBe('#eeeeee')
  root.classList.remove('dark')
  sheet.remove()
})

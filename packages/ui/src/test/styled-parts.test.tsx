import { expect, test } from 'vitest'
import { styled } from './styled-parts.tsx'
import { tryPart } from './try-part.ts'

test.each(Object.entries(styled))('%s calls the handlers and the ref that it is given', (_, page) => {
  expect(tryPart(page)).toBe(21)
})

// What Radix draws over the page gets its props as they are, and Radix joins handlers and refs. The text field of a date is
// that of `DateInput`.
const ELSEWHERE = /^(ContextMenu|DropdownMenu|Menu|Popover|TypedDate)/

test('every component that takes the props of an element is among them', () => {
  const sources = import.meta.glob<string>(
    ['../*/**/*.tsx', '!../headless/**', '!../test/**', '!**/*.{test,stories}.tsx'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const declared = Object.values(sources)
    .flatMap((source) => [
      ...source.matchAll(/export (?:interface|type) (\w+)Props\b(?:(?!export )[\s\S])*?ComponentProps</g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !ELSEWHERE.test(name))
  expect(declared.length).toBeGreaterThan(50)
  expect(declared.filter((name) => !(name in styled))).toEqual([])
})

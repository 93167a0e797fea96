import { expect, test } from 'vitest'
import { tryPart } from '#test/try-part.ts'
import { parts } from './test-parts.tsx'

test.each(parts)('$name calls the handlers and the ref that it is given, and does what it does', ({ page }) => {
  expect(tryPart(page)).toBe(21)
})

test('every headless module is among them', () => {
  const modules = Object.keys(import.meta.glob('../*/*.ts'))
    .map((path) => /^\.\.\/([\w-]+)\/\1\.ts$/.exec(path)?.[1])
    .filter((name) => name !== undefined)
  expect(new Set(parts.map(({ name }) => name.split('.')[0]))).toEqual(new Set(modules))
})

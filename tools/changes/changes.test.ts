import { expect, test } from 'vitest'
import { e2eTouchedBy } from './changes.ts'

test('a change of one section touches the end-to-end tests that open its addresses', () => {
  const touched = e2eTouchedBy(['apps/admin/src/sections/reviews/list.tsx'])

  expect(touched).toContain('e2e/sections/reviews.e2e.ts')
  expect(touched).not.toContain('e2e/screens/color-mode.e2e.ts')
})

test('a change of what stands under all sections touches every end-to-end test', () => {
  const [one, ...others] = e2eTouchedBy(['packages/ui/src/button.tsx'])

  expect(one).toMatch(/^e2e\//)
  expect(others.length).toBeGreaterThan(10)
})

test('a document, a unit test and a tool touch no end-to-end test', () => {
  expect(e2eTouchedBy(['docs/behaviour.md', 'packages/sdk/src/calls.test.ts', 'tools/packages/size.ts'])).toEqual([])
})

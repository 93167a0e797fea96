import { expect, test } from 'vitest'
import { e2eTouchedBy, testsOfSections } from './changes.ts'

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

test('a change of one section runs its tests on both sides, and those of what imports the changed file', () => {
  const tests = testsOfSections(['apps/api/src/sections/brands/merge.ts', 'docs/behaviour.md'])

  expect(tests).toContain('apps/api/src/sections/brands/brands.test.ts')
  expect(tests?.some((file) => file.startsWith('apps/admin/src/sections/brands/'))).toBe(true)
  expect(tests).not.toContain('apps/api/src/sections/users/users.test.ts')
})

test('a file that other sections import runs their tests as well', () => {
  expect(testsOfSections(['apps/api/src/sections/operations/public.ts'])?.length).toBeGreaterThan(
    testsOfSections(['apps/api/src/sections/operations/queries.ts'])?.length ?? 0,
  )
})

test.each(['apps/api/src/records/money.ts', 'packages/ui/src/button.tsx', 'openapi/brands.tsp', 'vitest.config.ts'])(
  'a change of %s belongs to no section',
  (file) => {
    expect(testsOfSections(['apps/api/src/sections/brands/merge.ts', file])).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { where } from './where.ts'

test('An operation is led to its contract, handler, table and tests', async () => {
  expect((await where('brands.update')).map((line) => line.replace(/:\d+ .*/, ''))).toEqual(
    expect.arrayContaining([
      'operation   brands.update: PUT /api/catalog/admin/brand/{id}',
      'contract    openapi/brands.tsp',
      'handler     apps/api/src/sections/brands/routes.ts',
      'table       apps/api/src/sections/brands/schema.ts',
      'test        apps/api/src/sections/brands/brands.test.ts',
    ]),
  )
})

test('An address is led to its screen, its module and their operations', async () => {
  expect(await where('/warehouse/5')).toEqual(
    expect.arrayContaining([
      'screen      /warehouse/:id, needs store-point.view',
      'module      apps/admin/src/sections/store-points/view/view.tsx',
      'test        e2e/sections/points.e2e.ts',
      'operation   storePoints.view: GET /api/company/admin/store-point/{id}',
    ]),
  )
})

test.each(['/no/such/page', 'brands.paint'])('%s, which does not exist, is refused by its name', async (subject) => {
  await expect(where(subject)).rejects.toThrow(subject)
})

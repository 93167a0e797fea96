import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { rightsOf } from './rights.ts'

const rights = rightsOf(createTestUser('administrator'))

test('an agent may call what reads and what prepares, whatever its roles grant', () => {
  for (const name of ['products.list', 'operations.prepare', 'product.update'])
    expect(rights.explain(name)).toMatchObject({ allowed: true })
})

test('a call that changes is refused to an agent, with what it may propose instead', () => {
  expect(rights.explain('products.update')).toMatchObject({ allowed: false, proposable: true })
  expect(rights.explain('products.disableByIds')).toMatchObject({ allowed: false, proposable: true })
  expect(rights.explain('auth.signOut')).toMatchObject({ allowed: false, proposable: false })
})

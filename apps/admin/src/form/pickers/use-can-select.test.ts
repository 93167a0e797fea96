import { resourceEntities } from '@admin-panel/sdk/resources'
import { expect, test } from 'vitest'
import { queries } from '#data/queries.ts'
import { entityOf } from './use-can-select.ts'

test('the entity of each resource with options follows from its name', () => {
  const names = Object.keys(resourceEntities)
  const selectable = names.filter((name) => 'options' in (Reflect.get(queries, name) ?? {}))
  expect(selectable.length).toBeGreaterThan(15)
  expect(selectable.map((name) => Reflect.apply(entityOf, undefined, [name]))).toEqual(
    selectable.map((name) => Reflect.get(resourceEntities, name)),
  )
})

import { expect, test } from 'vitest'
import { sampleRequest } from '#test/sample-request.ts'
import { changedFields } from './changed-fields.ts'

test('the fields that a request changes stand in a list without their units', () => {
  const request = { ...sampleRequest, entity: 'product', kind: 'update' } as const
  expect(changedFields({ ...request, changed_fields: ['weight_g', 'length_mm', 'name'] })).toBe('Вес, Длина, Название')
})

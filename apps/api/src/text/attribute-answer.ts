import type { Schemas } from '@admin-panel/sdk'
import { isRecord } from './is-record.ts'

/** Whether a recorded or proposed value is the answer of a product to an attribute. */
export function isAnswer(value: unknown): value is Schemas['ProductAttributeValue'] {
  if (!isRecord(value) || typeof value['attribute_id'] !== 'number') return false
  const answer = value['value']
  return Array.isArray(answer) ? answer.every(Number.isFinite) : ['string', 'number', 'boolean'].includes(typeof answer)
}

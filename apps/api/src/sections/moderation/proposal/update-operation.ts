import type { OperationId } from '@admin-panel/sdk'
import { type Operation, readContract } from '#contract/operations.ts'

export function updateOf(id: OperationId): Operation {
  const operation = readContract().find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  return operation
}

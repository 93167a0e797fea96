import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '@admin-panel/sdk'
import { type Operation, readContract } from '#http/contract.ts'
import { type Details, HttpError, invalid } from '#http/errors.ts'
import { readBody } from '#http/validate.ts'
import type { ModeratedRecord } from '#records/moderated.ts'

type Fields = Record<string, unknown>

interface Change {
  field: string
  value: unknown
}

const bodies = new Map<OperationId, ReturnType<typeof readBody>>()

/**
 * The fields that somebody proposes by hand, where they differ from the record; each must be one that a request may
 * change, with a value that the record's own update would take.
 */
export function proposedFields(changes: Change[], { fields }: ModeratedRecord, updatedBy: OperationId) {
  const fixed: Details = {}
  for (const [index, { field }] of changes.entries())
    if (!(field in fields)) fixed[`changes.${index}.field`] = ['Поле: его нельзя изменить заявкой']
  if (Object.keys(fixed).length > 0) throw invalid(fixed)
  const given = Object.fromEntries(changes.map(({ field, value }) => [field, value]))
  refuseWrong(changes, given, updatedBy)
  const after = differing(given, fields)
  if (Object.keys(after).length === 0) throw invalid({ changes: ['Изменения: запись уже такова'] })
  return { after, before: Object.fromEntries(Object.keys(after).map((field) => [field, fields[field] ?? null])) }
}

function differing(given: Fields, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(given).filter(([field, value]) => !isDeepStrictEqual(value, fields[field] ?? null)),
  )
}

function refuseWrong(changes: Change[], given: Fields, updatedBy: OperationId) {
  try {
    bodyOf(updatedBy)(given)
  } catch (error) {
    if (!(error instanceof HttpError) || !error.details) throw error
    throw invalid(atChanges(changes, error.details))
  }
}

/** The messages of `name` stand at the change that names it. */
function atChanges(changes: Change[], details: Details): Details {
  const moved: Details = {}
  for (const [path, messages] of Object.entries(details)) {
    const index = changes.findIndex(({ field }) => field === path.split('.')[0])
    ;(moved[`changes.${index}.value`] ??= []).push(...messages)
  }
  return moved
}

function bodyOf(id: OperationId) {
  const known = bodies.get(id)
  if (known) return known
  const operation = readContract().find((candidate: Operation) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  const read = readBody(operation)
  bodies.set(id, read)
  return read
}

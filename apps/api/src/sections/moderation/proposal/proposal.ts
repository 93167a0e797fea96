import type { OperationId } from '@admin-panel/sdk'
import { changedOf } from '#db/audit.ts'
import { type Details, Refusal, invalid } from '#errors.ts'
import { readBody } from '#contract/validate.ts'
import type { ModeratedRecord } from '#records/moderated.ts'
import { updateOf } from './update-operation.ts'

type Fields = Record<string, unknown>

interface Change {
  field: string
  value: unknown
}

const bodies = new Map<OperationId, ReturnType<typeof readBody>>()

/**
 * The proposed fields that differ from the record; each must be open to moderation and valid for the record's update.
 */
export function proposedFields(changes: Change[], { fields }: ModeratedRecord, updatedBy: OperationId) {
  const fixed: Details = {}
  for (const [index, { field }] of changes.entries())
    if (!(field in fields)) fixed[`changes.${index}.field`] = ['Поле: его нельзя изменить заявкой']
  if (Object.keys(fixed).length > 0) throw invalid(fixed)
  const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]))
  assertValid(changes, values, updatedBy)
  const after = changedOf(fields, values)
  if (Object.keys(after).length === 0) throw invalid({ changes: ['Изменения: запись уже такова'] })
  return { after, before: Object.fromEntries(Object.keys(after).map((field) => [field, fields[field] ?? null])) }
}

function assertValid(changes: Change[], values: Fields, updatedBy: OperationId) {
  try {
    bodyOf(updatedBy)(values)
  } catch (error) {
    throw atChanges(changes, error)
  }
}

/** Attaches a field's messages to the change that names it and all others to `changes`. */
export function atChanges(changes: readonly { field: string }[], error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details) return error
  const details: Details = {}
  for (const [path, messages] of Object.entries(error.details)) {
    const index = changes.findIndex(({ field }) => field === path.split('.')[0])
    ;(details[index < 0 ? 'changes' : `changes.${index}.value`] ??= []).push(...messages)
  }
  return invalid(details)
}

function bodyOf(id: OperationId) {
  const cached = bodies.get(id)
  if (cached) return cached
  const read = readBody(updateOf(id))
  bodies.set(id, read)
  return read
}

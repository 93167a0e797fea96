import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { Refusal } from '#errors.ts'
import type { Handlers } from '#contract/handlers.ts'
import { sentenceOf } from '#records/many/outcomes.ts'
import { handlerOf } from '#contract/trusted.ts'
import type { WrongRow } from '#contract/validate.ts'
import { isRecord } from '#text/is-record.ts'
import type { ManyCall } from './calls/calls.ts'
import type { StoredItem, StoredOperation } from './schema.ts'

/** The dependencies of the worker of operations. */
export interface Work {
  db: Database
  env: Env
  handlers: Handlers
  now: () => Date
  onError: (error: unknown) => void
}

/** The outcome of an item. */
export interface Outcome {
  position: number
  state: 'changed' | 'unchanged' | 'skipped'
  message?: string
  next_version?: number
}

export interface Batch {
  tx: Database
  env: Env
  actor: Actor
  handlers: Handlers
  operation: StoredOperation
  items: readonly StoredItem[]
}

/** Applies the call to the items as the actor. A rule that refuses one of them leaves that one unchanged. */
export function change(call: ManyCall, batch: Batch): Promise<Outcome[]> {
  return call.takes === 'bulk' ? changeTogether(call, batch) : changeEach(call, batch)
}

async function changeTogether(call: ManyCall, batch: Batch): Promise<Outcome[]> {
  const { operation, items } = batch
  const records = items.map(({ entity_id, version }) => ({ id: entity_id, version }))
  const { skipped, changed } = asBulkResult(await handle(call, batch, { body: { ...operation.input, items: records } }))
  const messages = new Map(skipped.map(({ id, message }) => [id, message]))
  const versions = new Map(changed.map(({ id, version }) => [id, version]))
  return items.map(({ position, entity_id, version }) => {
    const message = messages.get(entity_id ?? 0)
    if (message !== undefined) return { position, state: 'skipped', message }
    return outcomeOf(position, version, versions.get(entity_id ?? 0))
  })
}

async function changeEach(call: ManyCall, batch: Batch): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const body = call.operation.body && batch.operation.input
  for (const { position, entity_id: id, version } of batch.items) {
    try {
      const record = await batch.tx.transaction((tx) =>
        handle(call, { ...batch, tx }, { params: { id }, body, version }),
      )
      outcomes.push(outcomeOf(position, version, isRecord(record) ? Number(record['version']) : undefined))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcomes.push({ position, state: 'skipped', message: sentenceOf(error) })
    }
  }
  return outcomes
}

function outcomeOf(position: number, version: number | null, next: number | undefined): Outcome {
  return next === undefined || next === version
    ? { position, state: 'unchanged' }
    : { position, state: 'changed', next_version: next }
}

interface Sent {
  params?: object
  body?: unknown
  wrongRows?: WrongRow[]
  version?: number | null
}

/** Calls the handler of an operation of the contract, as the router does. */
export function handle(
  call: ManyCall,
  { tx, env, actor, handlers }: Batch,
  { params = {}, body, wrongRows = [], version }: Sent,
) {
  return handlerOf(handlers, call.id).handle({
    params,
    query: {},
    body,
    wrongRows,
    version: version ?? undefined,
    db: tx,
    actor,
    caller: actor,
    token: undefined,
    lastEventId: undefined,
    env,
  })
}

interface BulkResult {
  skipped: { id: number; message: string }[]
  changed: { id: number; version: number }[]
}

function asBulkResult(result: unknown): BulkResult {
  if (!isBulkResult(result)) throw new TypeError('The reply is no result of a bulk change')
  return result
}

function isBulkResult(result: unknown): result is BulkResult {
  return isRecord(result) && Array.isArray(result['skipped']) && Array.isArray(result['changed'])
}

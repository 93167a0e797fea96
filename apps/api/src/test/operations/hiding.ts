import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { signIn } from '#test/server-process.ts'
import { MANY } from './many-products.ts'

export const OPERATIONS = '/api/system/admin/operation'
/** A restarted server goes on with an operation within this time. */
const SOON = 10_000

type Call = Awaited<ReturnType<typeof signIn>>

export interface Progress {
  id: number
  status: string
  done: number
  changed: number
  total: number
}

/** How many cards the tests hide: a setting, so that the same proofs run by hand at the size of a real shop. */
export const rowsOf = (few: number) => Number(process.env['OPERATIONS_ROWS'] ?? few)

/** The time for that many. */
export const timeFor = (rows: number) => ({ timeout: 180_000 + rows * 20 })

/** Starts an operation that hides all cards of `manyProducts`. */
export async function hideAll(call: Call, rows: number): Promise<number> {
  const body = { call: 'products.disableByIds', filter: { brand_id: [MANY] }, expected_count: rows, start: true }
  const reply = await call('POST', OPERATIONS, body)
  expect(reply.status).toBe(201)
  return ((await reply.json()) as Progress).id
}

export async function viewOf(call: Call, id: number): Promise<Progress> {
  return (await (await call('GET', `${OPERATIONS}/${id}`)).json()) as Progress
}

type IsThere = (operation: Progress) => boolean

/** Waits for an operation to pass a part of its records; the dry run goes before. */
export async function until(read: () => Promise<Progress | undefined>, isThere: IsThere): Promise<Progress> {
  for (;;) {
    const operation = await read()
    if (operation && isThere(operation)) return operation
    await wait(10)
  }
}

export const passed =
  (done: number): IsThere =>
  (operation) =>
    operation.status === 'done' || (operation.status === 'running' && operation.done > done)
export const isDone: IsThere = ({ status }) => status === 'done'

/** Waits for the operation to go on where a kill has left it. */
export async function goesOn(read: () => Promise<Progress | undefined>, done: number): Promise<number> {
  const startedAt = performance.now()
  await until(read, passed(done))
  const took = performance.now() - startedAt
  expect(took).toBeLessThan(SOON)
  return took
}

/** Selects what an operation has left: each card is hidden, with one row of the log, and one version more. */
export const countsOf = (id: number) => `
  select (select count(*)::int from audit_log where request_id = 'operation-${id}' and entity = 'product') as logged,
    (select count(distinct entity_id)::int from audit_log where request_id = 'operation-${id}' and entity = 'product') as records,
    (select count(*)::int from product where brand_id = ${MANY} and status = 'disabled' and version = 2) as hidden`

export const eachOnce = (rows: number) => ({ logged: rows, records: rows, hidden: rows })

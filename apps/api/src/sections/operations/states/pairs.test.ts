import { boolean, constant, constantFrom, integer, nat, oneof, record, sample, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { OPERATIONS } from '#test/operations/hiding.ts'
import { changedSince, faultsSince, type Ledger, ledgerOf } from '#test/operations/ledger.ts'
import { expire, kinds, PERMISSIONS, type Scene, sceneOf } from '#test/operations/scenes.ts'
import { keysOf } from '#text/pick.ts'
import { moves } from './states.ts'

const seed = Number(process.env['OPERATIONS_SEED'] ?? 20_261_129)
const count = Number(process.env['OPERATIONS_PAIRS'] ?? 50)

const app = await useApp()

const commands = {
  start: ({ author, id }: Pair) => put(author, 'start', id),
  stop: ({ author, id }: Pair) => put(author, 'stop', id),
  undo: ({ author, id }: Pair) => author.post(`${OPERATIONS}/undo/${id}`, { body: { start: true } }),
  retry: ({ author, id }: Pair) => author.post(`${OPERATIONS}/repeat/${id}`),
  confirm: ({ second, id }: Pair) => put(second, 'start', id),
  withdraw: ({ author, id }: Pair) => put(author, 'withdraw', id),
  reject: ({ second, id }: Pair) => put(second, 'reject', id, { comment: 'Не сейчас' }),
  block: async ({ author_id }: Pair) =>
    put(await admin(), `status-change`, author_id, { status: 'blocked' }, '/api/user/admin/user'),
  erase: async ({ scene }: Pair) => eraseBuyer(scene.phone || (await someBuyer())),
  kill: async ({ size }: Pair) => {
    await app.work({ size, batches: 1, failing: () => Promise.reject(new Error('Killed')) }).catch(() => undefined)
    return undefined
  },
}
type Name = keyof typeof commands

/** What leads somewhere from where the operation is found, the likelier the more often it stands here; all else stands once. */
const LIKELY = {
  begun: ['stop', 'stop', 'stop', 'kill', 'kill', 'block', 'erase', 'withdraw', 'confirm'],
  stopped: ['undo', 'undo', 'undo', 'undo', 'start', 'start', 'start', 'start', 'kill'],
  ended: ['undo', 'undo', 'undo', 'retry', 'erase', 'kill', 'block'],
} as const satisfies Record<string, readonly Name[]>
type Found = keyof typeof LIKELY

const pairFrom = (found: Found) => {
  const name = constantFrom<Name[]>(...LIKELY[found], ...LIKELY[found], ...LIKELY[found], ...keysOf(commands))
  return record({ found: constant(found), pair: tuple(name, name) })
}

interface Pair {
  id: number
  author: Client
  author_id: number
  second: Client
  scene: Scene
  size: number
}

const drawn = sample(
  record({
    kind: constantFrom(...kinds),
    /** How far the operation has come before, and the commands it gets then. */
    turn: oneof(pairFrom('begun'), pairFrom('stopped'), pairFrom('ended')),
    /** How many batches go before each command. */
    batches: tuple(nat(9), nat(9)),
    /** Whether batches of two workers are under way meanwhile. */
    beside: tuple(boolean(), boolean()),
    atOnce: boolean(),
    size: integer({ min: 1, max: 2 }),
    start: constantFrom(true, true, false),
    two: constantFrom(true, false, false),
  }),
  { seed, numRuns: count },
)

const second = await app.holding(PERMISSIONS)
const admin = () => app.as('admin@example.com')

async function put(client: Client, action: string, id: number, body?: object, path = OPERATIONS) {
  return client.put(`${path}/${action}/${id}`, { ...(body && { body }) })
}

async function demandTwo(isDemanded: boolean) {
  const items = [{ key: 'operation_second_person_rows', value: isDemanded ? 1 : 0 }]
  await (await admin()).put('/api/system/admin/setting/upsert', { body: { items } })
}

/** A buyer whose only order is over. */
async function someBuyer(): Promise<string> {
  const { rows } = await app.db.execute<{ phone: string }>(sql`
    select min(buyer_phone) as phone from "order" where buyer_phone like '+79%'
    group by reverse(buyer_phone) having count(*) = 1 and bool_and(status = 'completed') order by 1 limit 1`)
  return rows[0]?.phone ?? ''
}

async function eraseBuyer(contact: string) {
  const { rows } = await app.db.execute<{ orders: number }>(
    sql`select count(*)::int as orders from "order" where buyer_phone = ${contact}`,
  )
  const body = { contact, confirmation: contact, orders_count: rows[0]?.orders ?? 0, reason: 'Запрос покупателя' }
  return (await admin()).post('/api/order/admin/person/erase', { body })
}

const finals = new Set(moves.map(({ to }) => to).filter((status) => !moves.some(({ from }) => from.includes(status))))

interface Viewed {
  id: number
  status: string
  undoes: number | null
  undone_by: number | null
  changed: number
  started_at: string | null
  actions: string[]
}

async function operationsFrom(id: number): Promise<Viewed[]> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id::int from operation where id >= ${id} order by id`,
  )
  const client = await admin()
  return Promise.all(rows.map(async (row): Promise<Viewed> => (await client.get(`${OPERATIONS}/${row.id}`)).body))
}

/** What a rest must hold, in words where it does not. */
async function faultsAtRest({ id, scene }: Pair, before: Ledger): Promise<string[]> {
  const faults = await faultsSince(app.db, before, scene)
  const all = await operationsFrom(id)
  for (const one of all) {
    const undoing = all.find((other) => other.id === one.undone_by)
    const isOver = finals.has(one.status as never) || (one.status === 'done' && (one.changed === 0 || undoing))
    if (one.status === 'running' || one.status === 'checking') faults.push(`${one.id} is still ${one.status}`)
    else if (!isOver && one.actions.length === 0 && !undoing)
      faults.push(`${one.id} is ${one.status} without a next step`)
    faults.push(...(await miscounted(one, scene)))
  }
  return faults
}

/** An operation counts what it has changed: each record has one row of the log of it. */
async function miscounted({ id, changed, started_at }: Viewed, { entity }: Scene): Promise<string[]> {
  const { rows } = await app.db.execute<{ logged: number; records: number; items: number }>(sql`
    select count(*)::int as logged, count(distinct entity_id)::int as records,
      (select count(*)::int from operation_item where operation_id = ${id} and state = 'changed') as items
    from audit_log where request_id = ${`operation-${id}`} and entity = ${entity}`)
  const { logged = 0, records = 0, items = 0 } = rows[0] ?? {}
  const counted = started_at === null ? 0 : changed
  return logged === records && records === counted && items === counted
    ? []
    : [`${id} counts ${counted}, has ${items} changed items and ${logged} rows of the log on ${records} records`]
}

/** Undoes the operation, or goes on with the undo that there is; says what has neither come back nor why. */
async function faultsOfUndo(pair: Pair, before: Ledger): Promise<string[]> {
  const client = await admin()
  const [one] = await operationsFrom(pair.id)
  const reply = await client.post(`${OPERATIONS}/undo/${pair.id}`, { body: { start: true } })
  if (reply.status !== (one?.actions.includes('undo') ? 201 : 409))
    return [`the undo of an operation that is ${one?.status} with ${one?.actions.join()} answers ${reply.status}`]
  const undoing: number | undefined = reply.body.id ?? one?.undone_by
  if (undoing === undefined || undoing === null) return []
  if ((await client.get(`${OPERATIONS}/${undoing}`)).body.actions.includes('start')) await put(client, 'start', undoing)
  await app.work()
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select entity_id::int as id from operation_item where operation_id = ${undoing} and message is not null
    union select entity_id::int from audit_log where id > ${before.last} and event = 'erased' and entity = ${pair.scene.entity}`)
  const explained = new Set(rows.map(({ id }) => id))
  const left = changedSince(before, await ledgerOf(app.db, pair.scene.records)).filter((id) => !explained.has(id))
  return left.map((id) => `${id} has not come back, and nothing says why`)
}

/** Works on the operation until it has ended, or has changed some of its records and is stopped. */
async function comeTo(found: Found, { id, size, author }: Pair) {
  if (found === 'begun') return
  for (;;) {
    const { status, done, started_at } = (await author.get(`${OPERATIONS}/${id}`)).body
    const isMidway = status === 'running' && started_at !== null && done > 0
    if (found === 'stopped' && isMidway) await put(author, 'stop', id)
    if ((status !== 'checking' && status !== 'running') || (found === 'stopped' && isMidway)) return
    await app.work({ size, batches: 1 })
  }
}

const pairs = drawn.map(({ turn, ...one }, index) => {
  return { ...one, ...turn, number: index + 1, title: turn.pair.join(one.atOnce ? ' beside ' : ' and ') }
})

test.for(pairs)(
  `Pair $number of seed ${seed}: $title, $kind that has $found`,
  async ({ number, kind, pair: names, found, batches, beside, atOnce, size, start, two }) => {
    await demandTwo(false)
    const author = await app.holding(PERMISSIONS)
    const author_id = Number((await author.get('/api/user/profile')).body.id)
    const scene = await sceneOf(kind, { app, author, number, start })
    await demandTwo(two)
    const before = await ledgerOf(app.db, scene.records)
    const pair: Pair = { id: await scene.prepare(), author, author_id, second, scene, size }
    await comeTo(found, pair)
    const send = async (index: 0 | 1) => {
      const workers = beside[index] ? [1, 2].map(() => app.work({ size, batches: 1 })) : []
      const [reply, ...errors] = await Promise.all([commands[names[index]](pair), ...workers])
      return {
        name: names[index],
        status: reply?.status ?? 0,
        message: reply?.body?.data?.message,
        errors: errors.flat(),
      }
    }
    app.advance(1000)
    await app.work({ size, batches: batches[0] })
    const replies = atOnce ? await Promise.all([send(0), send(1)]) : [await send(0)]
    if (!atOnce) {
      await app.work({ size, batches: batches[1] })
      replies.push(await send(1))
    }
    expect(replies.filter(({ status, errors }) => status >= 500 || errors.length > 0)).toEqual([])
    app.advance(1000)
    expect(await app.work({ size })).toEqual([])
    const atRest = await faultsAtRest(pair, before)
    // What a blocked author has only prepared is taken back within a minute.
    await expire(app.db, app.now)
    await demandTwo(false)
    app.advance(1000)
    const ofUndo = await faultsOfUndo(pair, before)
    const faults = [...atRest, ...ofUndo, ...(await faultsAtRest(pair, before))]
    expect({ faults, replies }).toEqual({ faults: [], replies })
  },
)

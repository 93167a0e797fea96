import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { PAYER } from '#test/orders/sales.ts'
import { createDatabase } from '#test/processes/own-database.ts'
import { type ServerProcess, signIn, startServer } from '#test/server-process.ts'

const SETTLEMENTS = '/api/company/admin/settlement'
const OPERATIONS = '/api/system/admin/operation'
const FINANCE = 'finance@example.com'
const ADMIN = 'admin@example.com'

/** The part of the time without a kill after which each kill comes. */
const KILLS = [0.05, 0.3, 0.7]

type Call = Awaited<ReturnType<typeof signIn>>

/** A server that is killed and started again on the same database. */
async function panel() {
  const url = await createDatabase('postgres')
  const db = new Client(url)
  await db.connect()
  onTestFinished(() => db.end())
  const start = () => startServer({ DATABASE_URL: url, DRAIN_MS: '0' })
  let server: ServerProcess = await start()
  let kills = 0
  return {
    db,
    kills: () => kills,
    as: (email: string) => signIn(server.url, email),
    async kill() {
      await server.end('SIGKILL')
      kills += 1
      server = await start()
    },
  }
}

type Panel = Awaited<ReturnType<typeof panel>>

/** Does something, kills the server while it is done, and does it again until it has an answer. */
async function despiteKills<Answer>(panel: Panel, act: () => Promise<Answer | undefined>): Promise<Answer> {
  for (const moment of KILLS) {
    const acting = act().catch(() => undefined)
    await wait(moment * 400)
    await panel.kill()
    await acting
  }
  const answer = await act()
  if (answer === undefined) throw new Error('No answer without a kill')
  return answer
}

/** Moves all settlements of a filter by one operation, which goes on after a kill. */
async function moveAll(panel: Panel, email: string, filter: object, status: string): Promise<void> {
  const body = { call: 'settlements.statusChange', filter, input: { status }, start: true }
  const { id } = await json(await (await panel.as(email))('POST', OPERATIONS, body))
  for (const moment of KILLS) {
    await wait(moment * 1000)
    await panel.kill()
  }
  const read = async () => (await json(await (await panel.as(email))('GET', `${OPERATIONS}/${id}`))).status
  await expect.poll(read, { timeout: 60_000, interval: 200 }).toBe('done')
}

async function json(reply: Response) {
  if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as { id: number; status: string; items: { outcome: string; settlement_id: number }[] }
}

async function bankFile(panel: Panel, ids: readonly number[]): Promise<string | undefined> {
  const call: Call = await panel.as(ADMIN)
  const reply = await call('POST', `${SETTLEMENTS}/bank-file`, { bank_format: 'client_bank', ids })
  if (!reply.ok) throw new Error(await reply.text())
  return new TextDecoder('windows-1251').decode(await reply.arrayBuffer())
}

test(
  'settlements: ten kills between closing and «paid» lose no payout and pay none twice',
  { timeout: 240_000 },
  async () => {
    const it = await panel()
    const items = Object.entries(PAYER).map(([key, value]) => ({ key, value }))
    await (
      await it.as(ADMIN)
    )('PUT', '/api/system/admin/setting/upsert', { items })
    await it.db.query(`update settlement set held = null where status = 'closed'`)

    await moveAll(it, FINANCE, { is_due: true }, 'closed')
    await moveAll(it, ADMIN, { status: ['closed'] }, 'approved')
    const { rows } = await it.db.query<{ id: string }>(
      `select id from settlement where status = 'approved' and payable_kopecks > 0 order by id`,
    )
    const ids = rows.map(({ id }) => Number(id))
    expect(ids.length).toBeGreaterThan(20)
    const file = await despiteKills(it, () => bankFile(it, ids))
    const text = file.replaceAll(/^СекцияДокумент=.*$/gm, (line) => `${line}\r\nДатаСписано=01.12.2026`)
    await despiteKills(it, async () => json(await (await it.as(ADMIN))('POST', `${SETTLEMENTS}/bank-answer`, { text })))

    expect(it.kills()).toBeGreaterThanOrEqual(10)
    const { rows: payouts } = await it.db.query(
      `select status, payout.count as sent, paid.count as paid, payable_kopecks - payout.sum as difference, count(*)::int as settlements
    from settlement,
      lateral (select count(*)::int, coalesce(sum(kopecks), 0)::int8 as sum from ledger_entry where cause_id = settlement.id and cause = 'settlement' and kind = 'payout') payout,
      lateral (select count(*)::int from ledger_entry where cause_id = settlement.id and cause = 'settlement' and kind = 'payout_paid') paid
    where settlement.id = any($1) group by 1, 2, 3, 4`,
      [ids],
    )
    expect(payouts).toEqual([{ status: 'paid', sent: 1, paid: 1, difference: '0', settlements: ids.length }])
    const { rows: unequal } = await it.db.query(`
    select settlement.id from settlement left join ledger_entry on settlement_id = settlement.id and ledger_entry.kind <> 'payout'
    where status <> 'open' group by settlement.id
    having entries_kopecks <> coalesce(sum(seller_kopecks), 0) or payable_kopecks - debt_kopecks <> entries_kopecks + carried_kopecks`)
    expect(unequal).toEqual([])
  },
)

import { Client } from 'pg'
import { createApp } from '../../apps/api/src/app.ts'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { timeOf } from './plans.ts'
import { recorder } from './recorder.ts'
import type { Result } from '../rounds.ts'
import { LIMITS, SEEDED_AT, signIn } from '../target.ts'

const GOAL = 150
const TODAY = SEEDED_AT.slice(0, 10)
const OVERVIEW = '/api/system/admin/overview'
const LOG = `/api/log/admin/audit-log?created_from=${TODAY}&created_to=${TODAY}&per_page=10`
const SHIPMENTS = '/api/order/admin/sub-order?status=new,confirmed,assembling,ready_to_ship&sort=due&per_page=10'
/** The operations of the page `/`; the plot of 90 days follows a click. */
const ON_REQUEST = 'orders of 90 days'
const PARTS: Record<string, string> = {
  waiting: `${OVERVIEW}/waiting`,
  'orders of 7 days': `${OVERVIEW}/orders?days=7`,
  [ON_REQUEST]: `${OVERVIEW}/orders?days=90`,
  'sub-orders': `${OVERVIEW}/sub-orders`,
  'what to ship': SHIPMENTS,
  catalogue: `${OVERVIEW}/catalogue`,
  sellers: `${OVERVIEW}/sellers`,
  work: `${OVERVIEW}/work`,
  changes: LOG,
}
const ACCOUNTS = ['admin@example.com', 'merchant1@example.com']

/** The database's time for the overview, for one that sees everything and for a seller. */
export async function overview(url: string): Promise<Result> {
  const record = recorder()
  const database = await openDatabase({ url, folder: '', onError: (error) => console.error(error) })
  const app = await createApp({ db: database.db, env: readEnv(LIMITS), now: () => new Date(SEEDED_AT) })
  const client = new Client(url)
  await client.connect()
  await client.query(`set timezone = 'UTC'`)
  const rows: Record<string, Record<string, string>> = {}
  const goals: Result['goals'][number][] = []
  for (const email of ACCOUNTS) {
    const headers = { authorization: `Bearer ${await signIn(app, email)}` }
    const [account = ''] = email.split('@')
    let sum = 0
    for (const [name, path] of Object.entries(PARTS)) {
      const call = () => app.inject({ url: path, headers })
      let status = 0
      // The first call: later ones know for some seconds which totals are beyond the limit.
      const statements = await record(async () => {
        status = (await call()).statusCode
      })
      if (status === 403) continue
      const times = []
      for (const statement of statements) times.push(await timeOf(client, statement))
      const time = times.reduce((total, each) => total + each, 0)
      if (name !== ON_REQUEST) sum += time
      rows[`${account}: ${name}`] = { statements: String(statements.length), 'in the database, ms': time.toFixed(2) }
    }
    rows[`${account}: the whole page`] = { statements: '', 'in the database, ms': sum.toFixed(2) }
    goals.push({ text: `The overview of ${account} takes at most ${GOAL} ms of the database`, isMet: sum <= GOAL })
  }
  await client.end()
  await app.close()
  await database.close()
  return { title: 'The overview', rows, goals }
}

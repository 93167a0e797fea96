import { Client } from 'pg'
import type { Page } from './capture.ts'
import type { Statement } from './recorder.ts'
import type { Result } from '../rounds.ts'

// A search by a fragment of a name.
const SEARCH = { name: 'name fragment', most: 5 }
const BIG = /Seq Scan on (product|product_offer|stock|"?order"?|sub_order|sub_order_item|review|audit_log|moderation)\b/

/** The query plans of all pages: none may scan a big table as a whole. */
export async function plans(url: string, pages: Page[]): Promise<Result> {
  const client = new Client(url)
  await client.connect()
  await client.query(`set timezone = 'UTC'`)
  const goals: Result['goals'][number][] = []
  const rows: Record<string, Record<string, string>> = {}
  for (const { name, statements, first } of pages) {
    const scans: string[] = []
    const measure = async (some: Statement[]) => {
      let time = 0
      for (const statement of some) {
        const plan = await planOf(client, statement)
        time += executionTime(plan)
        if (BIG.test(plan)) scans.push(`${name}\n${statement.text}\n${plan}`)
      }
      return time
    }
    const [time, firstTime] = [await measure(statements), await measure(first)]
    for (const scan of scans) console.log(scan)
    rows[name] = {
      statements: String(statements.length),
      'in the database, ms': time.toFixed(2),
      'of the first request': String(first.length),
      'its time, ms': firstTime.toFixed(2),
    }
    goals.push({ text: `${name}: no big table is read as a whole`, isMet: scans.length === 0 })
    if (name === SEARCH.name)
      goals.push({ text: `${name}: at most ${SEARCH.most} ms of the database`, isMet: firstTime <= SEARCH.most })
  }
  await client.end()
  return { title: 'Plans on a million products and two million rows of the log', rows, goals }
}

async function planOf(client: Client, { text, values }: Statement): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({
    text: `explain (analyze, timing off) ${text}`,
    values,
  })
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}

const executionTime = (plan: string) => Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? NaN)

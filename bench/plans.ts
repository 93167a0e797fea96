import { Client } from 'pg'
import type { Page } from './capture.ts'
import type { Result } from './rounds.ts'

const BIG = /Seq Scan on (product|product_offer|stock|"?order"?|sub_order|sub_order_item|review|audit_log|moderation)\b/

/** The query plans of all pages: none may scan a big table as a whole. */
export async function plans(url: string, pages: Page[]): Promise<Result> {
  const client = new Client(url)
  await client.connect()
  await client.query(`set timezone = 'UTC'`)
  const goals: Result['goals'][number][] = []
  const rows: Record<string, Record<string, string>> = {}
  for (const { name, statements } of pages) {
    let scans = 0
    let time = 0
    for (const { text, values } of statements) {
      const { rows: lines } = await client.query({ text: `explain (analyze, timing off) ${text}`, values })
      const plan = lines.map((line: { 'QUERY PLAN': string }) => line['QUERY PLAN']).join('\n')
      time += Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? NaN)
      if (BIG.test(plan)) {
        scans++
        console.log(`${name}\n${text}\n${plan}`)
      }
    }
    rows[name] = { statements: String(statements.length), 'in the database, ms': time.toFixed(2) }
    goals.push({ text: `${name}: no big table is read as a whole`, isMet: scans === 0 })
  }
  await client.end()
  return { title: 'Plans on a million products and two million rows of the log', rows, goals }
}

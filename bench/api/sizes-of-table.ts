import { Client } from 'pg'
import type { Page } from './capture.ts'
import { median, type Result } from '../rounds.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const PAGES = ['first page', 'one record']
const ROUNDS = 300
const FLAT = 0.1

/** The same statements on tables of three sizes: those of the smaller ones stand before the large one in the search path. */
export async function sizesOfTable(url: string, pages: Page[]): Promise<Result> {
  const clients: Client[] = []
  for (const size of SIZES) clients.push(await clientOf(url, size))
  const rows: Record<string, Record<string, string>> = {}
  const goals: Result['goals'][number][] = []
  for (const { name, statements } of pages.filter((page) => PAGES.includes(page.name))) {
    const times = clients.map((): number[] => [])
    for (let round = -20; round < ROUNDS; round++) {
      for (const [index, client] of clients.entries()) {
        const startedAt = performance.now()
        for (const [place, statement] of statements.entries())
          await client.query({ name: `${name} ${place}`, ...statement })
        if (round >= 0) times[index]?.push(performance.now() - startedAt)
      }
    }
    const medians = times.map(median)
    rows[name] = Object.fromEntries(
      SIZES.map((size, index) => [`${size} rows, ms`, (medians[index] ?? NaN).toFixed(2)]),
    )
    const spread = Math.max(...medians) / Math.min(...medians) - 1
    goals.push({
      text: `${name}: the same at each size within 10 % (${(spread * 100).toFixed(0)} %)`,
      isMet: spread <= FLAT,
    })
  }
  for (const [index, client] of clients.entries()) {
    if (index < SIZES.length - 1) await client.query(`drop schema ${schemaOf(SIZES[index] ?? 0)} cascade`)
    await client.end()
  }
  return { title: 'A page of ten thousand, a hundred thousand and a million products', rows, goals }
}

async function clientOf(url: string, size: number): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  await client.query(`set timezone = 'UTC'`)
  if (size < Math.max(...SIZES)) {
    const schema = schemaOf(size)
    await client.query(`create schema ${schema}`)
    await client.query(`create table ${schema}.product (like public.product including all)`)
    await client.query(`insert into ${schema}.product select * from public.product where id <= 1001 + ${size}`)
    await client.query(`vacuum analyze ${schema}.product`)
    await client.query(`set search_path = ${schema}, public`)
  }
  return client
}

const schemaOf = (size: number) => `bench_${size}`

import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { countsOf, type Progress } from './hiding.ts'
import { manyProducts } from './many-products.ts'

/** A copy of the demo data with many cards, and a connection to it that no server uses. */
export async function manyCards(rows: number) {
  const base = inject('base')
  if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
  const name = `operations_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(base.url.replace(/\/postgres$/, '/template1'))
  await admin.connect()
  await admin.query(`create database ${name} template postgres strategy file_copy`)
  const url = base.url.replace(/\/postgres$/, `/${name}`)
  const db = new Client(url)
  await db.connect()
  await db.query(manyProducts(rows))
  onTestFinished(async () => {
    await db.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { url, name, db, admin }
}

export const reading = (db: Client, id: number) => async () => {
  const { rows } = await db.query<Progress>('select id, status, done, changed, total from operation where id = $1', [
    id,
  ])
  return rows[0]
}

export const left = async (db: Client, id: number) => (await db.query(countsOf(id))).rows[0]

import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'

/** A database for the servers of one test: with the demo data, or empty (`template0`). */
export async function createDatabase(template: 'template0' | 'postgres'): Promise<string> {
  const base = inject('base')
  if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
  const name = `process_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(base.url.replace(/\/postgres$/, '/template1'))
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return base.url.replace(/\/postgres$/, `/${name}`)
}

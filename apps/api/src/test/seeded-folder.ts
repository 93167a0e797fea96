import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client as PgClient } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type OpenDatabase, openDatabase } from '#db/database.ts'
import type { Env } from '#env.ts'
import { copyOf } from './copies.ts'
import { AUDIT_KEY } from './start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database in a PGlite folder, for both projects. */
    pgliteBase: string
  }
}

/** A data folder with the seeded database, for the rest of the test, or of the file. */
export function seededFolder(onEnd: (end: () => void) => void = onTestFinished): string {
  const folder = copyOf(inject('pgliteBase'))
  writeFileSync(join(folder, 'audit.key'), AUDIT_KEY)
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function ignore() {}

/** A copy of the seeded database for one test file. */
export async function copyBase({ deadlines }: Env): Promise<OpenDatabase & { drop: () => Promise<void> }> {
  const base = inject('base')
  if ('url' in base) {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await command(base.url, `create database ${name} template postgres strategy file_copy`)
    const url = base.url.replace(/\/postgres$/, `/${name}`)
    const database = await openDatabase({ url, folder: '', deadlines, onError: ignore })
    return { ...database, drop: () => command(base.url.replace(/\/postgres$/, '/template1'), `drop database ${name}`) }
  }
  const folder = copyOf(base.folder)
  const database = await openDatabase({ folder, deadlines, onError: ignore })
  return { ...database, drop: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function command(url: string, text: string) {
  const client = new PgClient(url.replace(/\/\w+$/, '/template1'))
  await client.connect()
  await client.query(text)
  await client.end()
}

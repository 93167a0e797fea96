import type { Pool, PoolClient } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '#db/connection/lasting-failure.ts'

export class UnfitServer extends Error {
  override name = 'UnfitServer'
}

const VERSION = 16
const PROBE = { name: 'probe', text: 'select 1' }
const PATIENCE = 1000
/** A pooler gave the connection another server, which does not have the statement, or has one of another client. */
const LOST_STATEMENT = new Set(['26000', '42P05'])
const MISSING_COLLATION = new Set(['42704', '0A000'])

interface Needs {
  version?: number
  /** Whether statements are prepared by name. */
  prepared: boolean
}

/** Names in one sentence what the server, or a pooler before it, lacks for this program. */
export async function requireFitServer(pool: Pool, { version = VERSION, prepared }: Needs): Promise<void> {
  const client = await pool.connect()
  try {
    await requireFeatures(client, version)
  } finally {
    client.release()
  }
  if (prepared) await requirePrepared(pool)
}

async function requireFeatures(client: PoolClient, version: number) {
  const { rows } = await client.query<Record<'version' | 'encoding' | 'zone' | 'lock', string> & { trigrams: boolean }>(
    {
      text: `select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
       current_setting('timezone') as zone, current_setting('lock_timeout') as lock,
       exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams`,
    },
  )
  const [server] = rows
  if (!server) return
  if (Number.parseInt(server.version, 10) < version)
    throw unfit(`нужен PostgreSQL ${version} или новее, а на сервере ${server.version}`)
  if (server.encoding !== 'UTF8')
    throw unfit(`базе данных нужна кодировка UTF8, а у неё ${server.encoding}. Создайте её с encoding 'UTF8'`)
  if (!server.trigrams) throw unfit('на сервере нет расширения pg_trgm. Установите пакет postgresql-contrib')
  if (server.zone !== 'UTC' || server.lock === '0')
    throw unfit(
      'пулер не передаёт серверу настройки соединения. Задайте их роли: alter role … set … (docs/operations.md, «PgBouncer»)',
    )
  await client.query({ text: `select 'a' < 'b' collate "unicode"` }).catch((error: unknown) => {
    if (!MISSING_COLLATION.has(codeOf(error))) throw error
    throw unfit('на сервере нет сортировки ICU «unicode». Нужен PostgreSQL, собранный с ICU')
  })
}

/** A pooler in transaction mode may lend the second statement another server than the one that has prepared it. */
async function requirePrepared(pool: Pool) {
  const [client, other] = [await pool.connect(), await pool.connect()]
  try {
    await client.query(PROBE)
    await other.query({ text: 'begin read only' })
    const again = client.query(PROBE)
    // A pooler that has one server only gives it away once the transaction is over.
    await Promise.race([again.catch(() => undefined), wait(PATIENCE)])
    await other.query({ text: 'rollback' })
    await again
  } catch (error) {
    if (!LOST_STATEMENT.has(codeOf(error))) throw error
    throw unfit(
      'пулер теряет подготовленные операторы. Нужен PgBouncer 1.21 или новее с max_prepared_statements, иначе задайте DB_PREPARED=0',
    )
  } finally {
    client.release(true)
    other.release(true)
  }
}

const unfit = (words: string) => new UnfitServer(`DATABASE_URL: ${words}`)

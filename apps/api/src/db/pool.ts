import { createHash } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'

const NAMED_AT_MOST = 1000

/**
 * `pool.query` of pg throws a connection away after any SQL error; this one keeps it. It also names
 * each statement by its text, so that PostgreSQL parses and plans it once per connection.
 */
export function keepConnections(pool: Pool): Pool {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= NAMED_AT_MOST) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }

  async function query(config: QueryConfig, values?: unknown[]) {
    const client = await pool.connect()
    try {
      return await client.query({ ...config, name: config.name ?? nameOf(config.text) }, values)
    } finally {
      client.release()
    }
  }

  return Object.assign(pool, { query })
}

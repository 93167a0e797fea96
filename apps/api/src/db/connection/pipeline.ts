import type { Pool, QueryConfig, QueryResult } from 'pg'

/** What the server answers to `begin`. */
const BEGUN: QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }
const READS = /^\s*select\b/i

/**
 * Saves each transaction the wait for `begin`: first statements that only read are sent along with it, all others once it
 * has begun. A `commit` that rolls back is a failure, so that it may be sent along with the last statement.
 */
export function pipelineTransactions(pool: Pool) {
  pool.on('connect', (client) => {
    const send = client.query.bind(client)
    let beginning: Promise<unknown> | undefined
    let isReading = false

    function begin(config: QueryConfig, values?: unknown[]) {
      const begun = send(config, values).then(() => {
        if (beginning === begun) beginning = undefined
      })
      begun.catch(() => undefined)
      beginning = begun
      isReading = true
      return BEGUN
    }

    async function end(config: QueryConfig, values?: unknown[]): Promise<QueryResult> {
      if (config.text === 'rollback') beginning = undefined
      await beginning
      const result = await send(config, values)
      if (config.text === 'commit' && result.command === 'ROLLBACK')
        throw new Error('The transaction was rolled back, since one of its statements has failed')
      return result
    }

    async function afterBegin(begun: Promise<unknown>, config: QueryConfig, values?: unknown[]): Promise<QueryResult> {
      isReading &&= READS.test(config.text)
      if (!isReading) await begun
      const [result] = await Promise.all([send(config, values), begun])
      return result
    }

    async function query(config: QueryConfig, values?: unknown[]): Promise<QueryResult> {
      if (config.text === 'begin') return begin(config, values)
      if (config.text === 'commit' || config.text === 'rollback') return end(config, values)
      return beginning ? afterBegin(beginning, config, values) : send(config, values)
    }

    Object.assign(client, { query })
  })
}

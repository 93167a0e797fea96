import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { DEADLINES } from '#db/deadline.ts'
import { watchReplicas } from '#db/watch-replicas.ts'
import { createMetrics } from './metrics.ts'

test('metrics: a leader in the list of replicas does not count as an unused replica', async () => {
  const base = inject('base')
  if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
  const url = base.url.replace(/\/postgres$/, '/template1')
  const silent = 'postgres://127.0.0.1:1/postgres'
  const database = await openDatabase({
    url,
    replicas: { urls: [url, silent], lagMs: 10_000 },
    folder: '',
    deadlines: DEADLINES,
    onError: () => {},
  })
  onTestFinished(() => database.close())
  const watch = await watchReplicas({ db: database.db, onChange: () => {} })
  watch.stop()
  const metrics = createMetrics({ database, now: () => new Date() })
  onTestFinished(() => metrics.close())
  const used = (await metrics.read()).split('\n').filter((line) => line.startsWith('admin_panel_replica_used'))

  expect(used).toEqual(['admin_panel_replica_used{replica="127.0.0.1:1"} 0'])
})

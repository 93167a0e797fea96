import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const moderator = await app.as('moderator@example.com')
const colleague = await app.as('admin@example.com')
const QUEUE = '/api/moderation/admin/moderation'

test('R10: what a moderator has decided today is counted, with the median from taking a request to its decision', async () => {
  const before = (await moderator.get(`${QUEUE}/today`)).body
  const [first, second] = (await moderator.get(`${QUEUE}?status=new&kind=update&per_page=10`)).body.items
  for (const { id } of [first, second]) {
    const taken = await moderator.put(`${QUEUE}/status-change/${id}`, { body: { status: 'in_work' }, version: 1 })
    await app.db.execute(sql`update status_history set created_at = created_at - interval '40 seconds'
      where entity = 'moderation' and entity_id = ${id} and to_status = 'in_work'`)
    const { version } = taken.body
    const decided = await moderator.put(`${QUEUE}/status-change/${id}`, { body: { status: 'approved' }, version })
    expect(decided.status).toBe(200)
  }
  const { count, median_seconds } = (await moderator.get(`${QUEUE}/today`)).body
  expect(count).toBe(before.count + 2)
  expect(median_seconds).toBeGreaterThanOrEqual(40)
  expect((await colleague.get(`${QUEUE}/today`)).body.count).not.toBe(count)
})

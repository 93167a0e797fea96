import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { createHolder } from '#test/holder.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const ROWS = 1500
await app.db.execute(sql`
  insert into audit_log (created_at, ip, user_agent, request_id, source, entity, entity_id, entity_label, company_id, event)
  select ${app.now.toISOString()}::timestamptz, '', '', '', 'system', 'company', 1, md5(n::text) || md5('b' || n) || md5('c' || n), 1, 'updated'
  from generate_series(1, ${ROWS}::int) n`)
const admin = await app.as('admin@example.com')
const EXPORT = '/api/log/admin/audit-log/export'

/** Creates a user with a session and a role. */
async function reader(scope: 'all' | 'own' = 'all', companies: number[] = []) {
  const permissions = ['audit-log.export']
  const { token } = await app.db.transaction((tx) => createHolder(tx, { permissions, scope, companies, at: app.now }))
  const client = app.withToken(token)
  const { body } = await client.get('/api/user/profile')
  return { client, token, id: Number(body.id), roleId: Number(body.roles[0].id) }
}

/** Reads a file to its end and runs `happen` as soon as the first bytes have arrived. */
async function readMeanwhile(file: Readable, happen: () => Promise<unknown>): Promise<string> {
  let text = ''
  for await (const chunk of file) {
    if (text === '') await happen()
    text += String(chunk)
  }
  return text
}

test.each(['csv', 'xlsx'])('A %s file is whole while session and rights last', async (format) => {
  const { token } = await reader()
  const text = await readMeanwhile(await app.stream(token, `${EXPORT}?format=${format}`), () => Promise.resolve())

  expect(text.length).toBeGreaterThan(ROWS)
})

test.each<[string, (who: Awaited<ReturnType<typeof reader>>) => Promise<unknown>]>([
  [
    'is blocked',
    async ({ id }) => {
      const { body } = await admin.get(`/api/user/admin/user/${id}`)
      return admin.put(`/api/user/admin/user/status-change/${id}`, {
        body: { status: 'blocked', comment: 'Проверка' },
        version: body.version,
      })
    },
  ],
  ['signs out', ({ client }) => client.post('/api/user/admin/auth/sign-out')],
  [
    'loses the permission',
    ({ roleId }) =>
      app.db.execute(sql`delete from role_permission where role_id = ${roleId} and permission = 'audit-log.export'`),
  ],
  ['loses the role', ({ id }) => app.db.execute(sql`delete from user_role where user_id = ${id}`)],
  [
    'is narrowed to own companies',
    ({ roleId }) => app.db.execute(sql`update role set scope = 'own' where id = ${roleId}`),
  ],
])('A file breaks off when its reader %s', async (_, end) => {
  for (const format of ['csv', 'xlsx']) {
    const who = await reader()
    const file = await app.stream(who.token, `${EXPORT}?format=${format}`)

    await expect(readMeanwhile(file, () => end(who))).rejects.toThrow('response destroyed before completion')
  }
})

test('A file breaks off when its reader leaves the company', async () => {
  const who = await reader('own', [1])
  const file = await app.stream(who.token, `${EXPORT}?format=csv`)

  await expect(
    readMeanwhile(file, () => app.db.execute(sql`delete from user_company where user_id = ${who.id}`)),
  ).rejects.toThrow('response destroyed before completion')
})

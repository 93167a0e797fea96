import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { type SQL, sql } from '#db/drizzle.ts'
import { loggable, loggableError } from '#text/loggable.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const EMAIL = 'orders@example.com'
const PHONE = '+79005550101'
const repairs: SQL[] = []
afterEach(async () => {
  for (const repair of repairs.splice(0)) await app.db.execute(repair)
})

/** Breaks the database until the end of the test. */
async function broken(harm: SQL, repair: SQL) {
  await app.db.execute(harm)
  repairs.push(repair)
}

const renamed = (table: string) =>
  broken(sql.raw(`alter table ${table} rename to away`), sql.raw(`alter table away rename to ${table}`))
const constrained = () =>
  broken(
    sql`alter table "user" add constraint refused check (version < 0) not valid`,
    sql`alter table "user" drop constraint refused`,
  )

async function expectSilence(...secrets: string[]) {
  const { rows: people } = await app.db.execute<Record<string, string | null>>(
    sql`select email, phone, password_hash from "user"`,
  )
  const log = app.log.join('')
  const hashes = secrets.flatMap((secret) => {
    const bytes = createHash('sha256').update(secret).digest()
    return [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url'), [...bytes].join(), secret]
  })
  const personal = people.flatMap((person) => Object.values(person))
  const leaks = [...hashes, ...personal, '$argon2', 'Failing row', '"params"'].filter(
    (text) => text && log.includes(text),
  )
  expect(leaks).toEqual([])
}

test('A record that the database refuses leaves no value of it in the log', async () => {
  const client = await app.as(EMAIL)
  const admin = await app.as('admin@example.com')
  const password = 'Тихий берег, 7 лодок'
  await constrained()
  const before = app.log.length
  const changed = await client.put('/api/user/profile/password', {
    body: { current_password: app.env.seedPassword, password, password_confirmation: password },
  })
  const { version } = (await client.get('/api/user/profile')).body
  const edited = await client.put('/api/user/profile', {
    body: { phone: PHONE },
    version,
  })
  const created = await admin.post('/api/user/admin/user', {
    body: { last_name: 'Новый', first_name: 'Имя', email: 'fresh@example.com', phone: PHONE, role_ids: [7] },
  })

  expect([changed, edited, created].map(({ status }) => status)).toEqual([422, 422, 422])
  const failures = app.log.slice(before).filter((line) => line.includes('request failed'))
  expect(failures).toHaveLength(3)
  expect(JSON.parse(failures[0] ?? '').err).toMatchObject({
    message: expect.stringContaining('Failed query: update "user"'),
    cause: { code: '23514', table: 'user', constraint: 'refused', stack: expect.stringContaining(' at ') },
  })
  await expectSilence(password, PHONE, 'fresh@example.com')
})

test('An outage while sessions are looked up leaves neither the token nor its hash in the log', async () => {
  const { body } = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email: EMAIL, password: app.env.seedPassword },
  })
  const { value } = body.token
  await renamed('session_token')
  const before = app.log.length

  expect((await app.withToken(value).get('/api/user/profile')).status).toBe(500)
  expect((await app.withToken(value).post('/api/user/admin/auth/refresh')).status).toBe(500)
  expect(app.log.slice(before).filter((line) => line.includes('request failed'))).toHaveLength(2)
  await expectSilence(value)
})

test('A value that the database cannot read is not repeated in the log', async () => {
  const error: unknown = await app.db
    .execute(sql`select ${'secret@example.com "quoted" tail'}::int`)
    .catch((e: unknown) => e)
  const line = JSON.stringify(loggableError(error))

  expect(line).toContain('invalid input syntax')
  expect(line).not.toMatch(/secret|quoted|tail/)
})

test.each(['/go/auth/', '/auth/change-password/'])(
  'The secret of a link is not in the log when %s is opened with it',
  async (page) => {
    const secret = 'k7Yq2ZtT0yYw3vJtq2sVxE6m1nB8cD4fG5hJ6kL7mN8'
    await app.anonymous.get(`${page}${secret}?x=1`)

    expect(app.log.join('')).toContain(`${page}…`)
    await expectSilence(secret)
  },
)

test.each(['a', 'a ', '/', '@', 'a@', '"', '+7', '$argon2', 'ab_', '-'])(
  'A text of megabytes that repeats “%s” is logged as soon as a short one, and cut',
  (part) => {
    expect(loggable(part.repeat(8_000_000 / part.length)).length).toBeLessThan(2001)
    expect(loggable(`GET ${part.repeat(2000)}`)).toMatch(/…$/)
  },
)

test('A truncated value leaves no part of a secret or an address in the log', async () => {
  const secret = 'k7Yq2ZtT0yYw3vJtq2sVxE6m1nB8cD4fG5hJ6kL7mN8'
  const lines = Array.from({ length: 120 }, (_, shift) =>
    loggable(`${'/x'.repeat(940)}${'y'.repeat(shift)}/${secret} ivan.petrov@example.com`),
  )

  expect(lines.filter((line) => /k7Yq|ivan/.test(line))).toEqual([])
})

test('A long path is cut in the log', async () => {
  const before = app.log.length
  await app.anonymous.get(`/${'a'.repeat(15_000)}`)

  expect(app.log.slice(before).join('').length).toBeLessThan(3000)
})

import crypto from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { eq, sql } from '#db/drizzle.ts'
import { unblockExpired } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const PASSWORD = 'Тихий берег, 7 лодок'
const USERS = '/api/user/admin/user'

let address = ''
let id = 0
let hash = ''

/** Hashing dominates these requests: `run` completes before the hash number `turn` is computed. */
function duringHash(run: () => Promise<unknown>, turn = 1) {
  const argon2 = crypto.argon2.bind(crypto)
  let calls = 0
  const spy = vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, callback) => {
    calls += 1
    if (calls !== turn) return argon2(algorithm, parameters, callback)
    run().then(
      () => argon2(algorithm, parameters, callback),
      (error: Error) => callback(error, Buffer.alloc(0)),
    )
  })
  onTestFinished(() => spy.mockRestore())
}

async function administrator() {
  return app.as('admin@example.com')
}
const change = async (status: string) =>
  expect((await (await administrator()).put(`${USERS}/status-change/${id}`, { body: { status } })).status).toBe(200)
const block = () => change('blocked')
const moveTo = async (email: string) =>
  expect((await (await administrator()).put(`${USERS}/${id}`, { body: { email } })).status).toBe(200)
const confirm = (link: string, password = PASSWORD) =>
  app.anonymous.put(`${USERS}/password-reset/confirm`, {
    body: { hash: link, password, password_confirmation: password },
  })
const signIn = (password = app.env.seedPassword, email = address) =>
  app.anonymous.post('/api/user/admin/auth/sign-in', { body: { email, password } })
const statusNow = async () => (await app.db.select().from(user).where(eq(user.id, id)))[0]?.status
const openSessions = async () =>
  (await app.db.execute(sql`select id from session where user_id = ${id} and ended_at is null`)).rows.length

async function link(): Promise<string> {
  await app.mails()
  await app.anonymous.post(`${USERS}/password-reset/by-email`, { body: { email: address } })
  return linkIn(await app.mails())
}

function linkIn(mails: { text: string }[]): string {
  return /\/go\/auth\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
}

beforeEach(async () => {
  await administrator()
  address = `u${crypto.randomUUID()}@example.com`
  hash ||= String((await app.db.select().from(user).where(eq(user.id, 1)))[0]?.password_hash)
  const person = { last_name: 'Гонкин', first_name: 'Яков', email: address, status: 'active' as const }
  const [created] = await app.db
    .insert(user)
    .values({ ...person, password_hash: hash })
    .returning()
  id = created?.id ?? 0
})

test('A11: a reset that was under way when the account was blocked sets nothing, and the account stays blocked', async () => {
  const requested = await link()
  duringHash(block)

  expect(await confirm(requested)).toMatchObject({ status: 422 })
  expect(await statusNow()).toBe('blocked')
  await change('active')
  expect(await signIn(PASSWORD)).toMatchObject({ status: 422 })
  expect(await signIn()).toMatchObject({ status: 200 })
})

test('A11: an invitation that is archived while it is accepted stays archived', async () => {
  await app.db.update(user).set({ status: 'invited', password_hash: null }).where(eq(user.id, id))
  await (await administrator()).post(`${USERS}/password-reset/by-user/${id}`)
  const requested = linkIn(await app.mails())
  duringHash(() => change('archived'))

  expect(await confirm(requested)).toMatchObject({ status: 422 })
  expect(await statusNow()).toBe('archived')
})

test('A11: a link that went to an address is void once the account has another one, also half-way', async () => {
  const first = await link()
  duringHash(() => moveTo(`m${crypto.randomUUID()}@example.com`))

  expect(await confirm(first)).toMatchObject({ status: 422 })
  expect(await signIn(PASSWORD)).toMatchObject({ status: 422 })
})

test('U1: a block voids the links of the account, also for the time after it', async () => {
  const requested = await link()
  await block()
  await change('active')

  expect(await confirm(requested)).toMatchObject({ status: 422 })
})

test('U1: a changed address of an invited user gets a new invitation, and the old link is void', async () => {
  await app.db.update(user).set({ status: 'invited', password_hash: null }).where(eq(user.id, id))
  await (await administrator()).post(`${USERS}/password-reset/by-user/${id}`)
  const old = linkIn(await app.mails())
  address = `n${crypto.randomUUID()}@example.com`
  await moveTo(address)
  const sent = await app.mails()

  expect(sent).toMatchObject([{ to: address, subject: 'Приглашение в панель управления' }])
  expect(await confirm(old)).toMatchObject({ status: 422 })
  expect(await confirm(linkIn(sent))).toMatchObject({ status: 204 })
})

test.each([
  ['was blocked', block],
  ['got another address', () => moveTo(`m${crypto.randomUUID()}@example.com`)],
  ['got another password', () => confirmElsewhere()],
])('A1: a sign-in while the account %s starts no session', async (_, run) => {
  beforehand = await link()
  duringHash(run)

  expect(await signIn()).toMatchObject({ status: 422, body: { data: { message: 'Неверная эл. почта или пароль' } } })
  expect(await openSessions()).toBe(0)
  expect((await app.audited('user', id)).map(({ event }) => event)).toContain('sign_in_failed')
})

let beforehand = ''
const confirmElsewhere = async () => expect((await confirm(beforehand, 'Другой берег, 8 лодок')).status).toBe(204)

test.each([
  ['the account is blocked', block],
  ['the password is reset', () => confirmElsewhere()],
])('A11: one’s own change of password is refused where %s meanwhile', async (_, run) => {
  beforehand = await link()
  const { value } = (await signIn()).body.token
  const body = { current_password: app.env.seedPassword, password: PASSWORD, password_confirmation: PASSWORD }
  duringHash(run, 2)

  expect(await app.withToken(value).put('/api/user/profile/password', { body })).toMatchObject({ status: 401 })
  if ((await statusNow()) === 'blocked') await change('active')
  expect(await signIn(PASSWORD)).toMatchObject({ status: 422 })
})

test('A11: of two concurrent changes of one’s password the second is refused, as its old password is void', async () => {
  const { value } = (await signIn()).body.token
  const to = (password: string) =>
    app.withToken(value).put('/api/user/profile/password', {
      body: { current_password: app.env.seedPassword, password, password_confirmation: password },
    })
  duringHash(async () => expect(await to('Другой берег, 8 лодок')).toMatchObject({ status: 204 }), 2)

  expect(await to(PASSWORD)).toMatchObject({ status: 422 })
  expect(await signIn('Другой берег, 8 лодок')).toMatchObject({ status: 200 })
})

test('U1: the end of a block’s term does not bring back an account that is archived at the same moment', async () => {
  await app.db.update(user).set({ status: 'blocked', blocked_until: '2026-05-01T00:00:00Z' }).where(eq(user.id, id))
  let unblocking: Promise<void> | undefined
  await app.db.transaction(async (tx) => {
    await tx.update(user).set({ status: 'archived', blocked_until: null }).where(eq(user.id, id))
    unblocking = unblockExpired(app.db, app.now)
    // PGlite has one connection, so the job waits there anyway.
    const { rows: backends } = await tx.execute(sql`select 1 from pg_stat_activity where datname = current_database()`)
    while (backends.length > 1 && !(await isWaitingForLock(tx)));
  })
  await unblocking

  expect(await statusNow()).toBe('archived')
})

async function isWaitingForLock(tx: typeof app.db): Promise<boolean> {
  await tx.execute(sql`select pg_stat_clear_snapshot()`)
  const { rows } = await tx.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`)
  return rows.length > 0
}

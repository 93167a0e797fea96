import { generateSync } from 'otplib'
import { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository, WebAuthnEmulator } from 'nid-webauthn-emulator'
import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '#db/drizzle.ts'
import { user, userRole } from '#sections/users/schema.ts'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp({ LIMIT_SIGN_IN: '5' })
const AUTH = '/api/user/admin/auth'
const ENROL = `${AUTH}/enrolment`
const FACTOR = '/api/user/profile/second-factor'
const KEYS = '/api/user/profile/passkey'
const ROLES = '/api/user/admin/role'
const MINUTE = 60_000
const TODAY = '2026-06-01'
const OVER = { challenge: ['Время для настройки вышло: войдите ещё раз'] }
const { origin } = new URL(app.env.publicUrl)

// A new quarter of an hour has new attempts.
beforeEach(() => app.advance(15 * MINUTE))

const enter = (email: string, password = app.env.seedPassword) =>
  app.anonymous.post(`${AUTH}/sign-in`, { body: { email, password } })
const shown = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(app.now.getTime() / 1000) + seconds })

let people = 0

/** An active user with a role of their own, for which a second step is required from a day. */
async function person(from: string | null, roleIds: number[] = []) {
  people += 1
  const admin = await app.as('admin@example.com')
  const { body: role } = await admin.post(ROLES, {
    body: { slug: `asks-${people}`, name: `Касса ${people}`, scope: 'all', permissions: [] },
  })
  const [{ password_hash } = { password_hash: null }] = await app.db.select().from(user).where(eq(user.id, 1))
  const email = `required-${people}@example.com`
  const names = { last_name: 'Кассиров', first_name: 'Пётр' }
  const [{ id } = { id: 0 }] = await app.db
    .insert(user)
    .values({ ...names, email, status: 'active', password_hash })
    .returning()
  await app.db.insert(userRole).values([role.id, ...roleIds].map((role_id) => ({ user_id: id, role_id })))
  if (from !== null) await require(role.id, from)
  return { email, id, roleId: Number(role.id) }
}

async function require(roleId: number, from: string | null) {
  const admin = await app.as('admin@example.com')
  const { version } = (await admin.get(`${ROLES}/${roleId}`)).body
  return admin.put(`${ROLES}/${roleId}`, { body: { factor_required_from: from }, version })
}

async function challengeFor(email: string): Promise<string> {
  const { body } = await enter(email)
  expect(body.data.code).toBe('factor_required')
  return body.data.challenge
}

const begin = (challenge: string) => app.anonymous.post(`${ENROL}/totp`, { body: { challenge } })
const confirm = (challenge: string, code: string) =>
  app.anonymous.post(`${ENROL}/totp/confirm`, { body: { challenge, code } })

async function enrolled(email: string) {
  const challenge = await challengeFor(email)
  const { secret } = (await begin(challenge)).body
  const { body } = await confirm(challenge, shown(secret))
  app.advance(MINUTE)
  return { client: app.withToken(body.token.value), secret, codes: body.codes as string[], challenge }
}

test('A23: from its day, a user with a second step signs in as before, and one without sets it up', async () => {
  const { email } = await person(TODAY)
  const refused = await enter(email)
  expect(refused).toMatchObject({
    status: 422,
    body: {
      data: { code: 'factor_required', message: 'Вашей роли нужен второй шаг входа: настройте его' },
    },
  })
  expect(refused.body.token).toBeUndefined()
  expect(await enter(email, 'not-the-password')).toMatchObject({
    status: 422,
    body: { data: { message: 'Неверная эл. почта или пароль' } },
  })

  const { challenge } = refused.body.data
  expect(await confirm(challenge, '123456')).toMatchObject({
    status: 409,
    body: { data: { message: 'Начните подключение приложения заново' } },
  })
  const { body: offered } = await begin(challenge)
  expect(offered.uri).toContain(`secret=${offered.secret}`)
  expect(await confirm(challenge, '000000')).toMatchObject({
    status: 422,
    body: { data: { details: { code: [expect.stringContaining('Неверный код')] } } },
  })
  const done = await confirm(challenge, shown(offered.secret))
  expect(done).toMatchObject({ status: 200, body: { token: { value: expect.stringMatching(/^ab_/) } } })
  expect(done.body.codes).toHaveLength(10)
  expect(await app.withToken(done.body.token.value).get('/api/user/profile')).toMatchObject({ body: { email } })
  expect((await app.mails()).map(({ to, subject }) => `${to}: ${subject}`)).toContain(
    `${email}: Второй шаг входа включён`,
  )

  app.advance(MINUTE)
  const again = await enter(email)
  expect(again.body.data).toMatchObject({ code: 'second_factor', ways: ['totp', 'recovery-code'] })
  const step = { challenge: again.body.data.challenge, code: shown(offered.secret) }
  expect(await app.anonymous.post(`${AUTH}/second-step`, { body: step })).toMatchObject({ status: 200 })
})

test('A23: the day begins in the zone of the marketplace, and the earliest of the roles counts', async () => {
  const other = await person('2026-06-03')
  const { email } = await person('2026-06-04', [other.roleId])
  // 20:59 UTC is a minute before midnight in Moscow.
  app.advance(Date.parse('2026-06-02T20:59:00Z') - app.now.getTime())
  expect(await enter(email)).toMatchObject({ status: 200 })
  app.advance(MINUTE)
  expect(await enter(email)).toMatchObject({ status: 422, body: { data: { code: 'factor_required' } } })

  await require(other.roleId, null)
  expect(await enter(email)).toMatchObject({ status: 200 })
})

test('A23: a passkey is a second step as well', async () => {
  const { email } = await person(TODAY)
  const challenge = await challengeFor(email)
  const device = new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository: new PasskeysCredentialsMemoryRepository() }),
  )
  const { options } = (await app.anonymous.post(`${ENROL}/passkey/begin`, { body: { challenge } })).body
  const credential = device.createJSON(origin, options)
  const added = await app.anonymous.post(`${ENROL}/passkey`, { body: { challenge, credential, name: 'Ноутбук' } })
  expect(added).toMatchObject({ status: 200, body: { token: { value: expect.any(String) } } })
  expect(added.body.codes).toHaveLength(10)
  expect((await enter(email)).body.data).toMatchObject({ code: 'second_factor', ways: ['passkey', 'recovery-code'] })
})

test('A23: the enrolment token of a sign-in sets up one second step within 15 minutes, and nothing else', async () => {
  const { email, id } = await person(TODAY)
  const { challenge: spent } = await enrolled(email)
  const late = await person(TODAY)
  const lateChallenge = await challengeFor(late.email)
  expect(await app.withToken(lateChallenge).get('/api/user/profile')).toMatchObject({ status: 401 })
  const asCode = { challenge: lateChallenge, code: '000000' }
  expect((await app.anonymous.post(`${AUTH}/second-step`, { body: asCode })).body.data.details).toEqual({
    challenge: ['Время для ввода кода вышло: войдите ещё раз'],
  })
  app.advance(15 * MINUTE)

  const codeChallenge = (await enter(email)).body.data.challenge
  for (const challenge of [spent, lateChallenge, codeChallenge, 'unknown']) {
    expect(await begin(challenge)).toMatchObject({ status: 422, body: { data: { details: OVER } } })
    expect(await confirm(challenge, '123456')).toMatchObject({ status: 422, body: { data: { details: OVER } } })
    const passkey = await app.anonymous.post(`${ENROL}/passkey/begin`, { body: { challenge } })
    expect(passkey).toMatchObject({ status: 422, body: { data: { details: OVER } } })
  }
  expect((await app.audited('user', id)).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['factor_added', 'signed_in']),
  )
})

test('A23: of two tabs that set it up, one signs in, and the other uses the second step', async () => {
  const { email } = await person(TODAY)
  const first = await challengeFor(email)
  const second = await challengeFor(email)
  const { secret } = (await begin(first)).body
  const replies = await Promise.all([confirm(first, shown(secret)), confirm(second, shown(secret))])
  expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422])
  expect(await enter(email)).toMatchObject({ body: { data: { code: 'second_factor' } } })
})

test('A23: after five wrong codes even a right one waits', async () => {
  const { email } = await person(TODAY)
  const challenge = await challengeFor(email)
  const { secret } = (await begin(challenge)).body
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await confirm(challenge, '000000')).toMatchObject({ status: 422 })
  expect(await confirm(challenge, shown(secret))).toMatchObject({ status: 429 })
})

test('A24: a session without a second step ends with its next refresh, one with a second step goes on', async () => {
  const { email, roleId } = await person(null)
  const without = app.withToken((await enter(email)).body.token.value)
  const { email: other } = await person(TODAY)
  const { client } = await enrolled(other)
  await require(roleId, TODAY)

  expect(await without.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(await without.post(`${AUTH}/refresh`)).toMatchObject({ status: 401 })
  expect(await without.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await client.post(`${AUTH}/refresh`)).toMatchObject({ status: 200 })
})

test('A24: the last second step stays while it is required, another one can be removed', async () => {
  const { email, roleId } = await person(TODAY)
  const { client, secret } = await enrolled(email)
  const refused = await client.post(`${FACTOR}/totp/remove`, { body: { code: shown(secret) } })
  expect(refused).toMatchObject({
    status: 409,
    body: { data: { message: 'Вашей роли нужен второй шаг входа: сначала добавьте другой ключ или приложение' } },
  })

  const id = await addPasskey(client)
  expect(await client.post(`${FACTOR}/totp/remove`, { body: { code: shown(secret) } })).toMatchObject({ status: 204 })
  expect(await client.delete(`${KEYS}/${id}`)).toMatchObject({ status: 409 })
  expect((await client.get(FACTOR)).body).toMatchObject({ passkeys: [{ id }], recovery_codes_left: 10 })
  await require(roleId, '2027-01-01')
  expect(await client.delete(`${KEYS}/${id}`)).toMatchObject({ status: 204 })
})

async function addPasskey(client: Client): Promise<number> {
  const device = new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository: new PasskeysCredentialsMemoryRepository() }),
  )
  const { options } = (await client.post(`${KEYS}/begin`)).body
  const added = await client.post(KEYS, { body: { name: 'Ключ', credential: device.createJSON(origin, options) } })
  return added.body.id
}

test('A23: users without a second step are notified when the day is set, and their profile has it', async () => {
  const { email, id, roleId } = await person(null)
  const ready = await person(TODAY)
  const { client: readyClient } = await enrolled(ready.email)
  await app.db.insert(userRole).values({ user_id: ready.id, role_id: roleId })
  const client = app.withToken((await enter(email)).body.token.value)
  expect((await client.get('/api/user/profile')).body.factor_required_from).toBeUndefined()

  expect(await require(roleId, '2026-07-01')).toMatchObject({
    status: 200,
    body: { factor_required_from: '2026-07-01', active_users_count: 2, ready_users_count: 1 },
  })
  await require(roleId, '2026-07-01')
  const { rows } = await app.db.execute<{ user_id: number; title: string }>(
    sql`select user_id::int as user_id, title from notification where type = 'factor_required' and title like 'С %' and user_id in (${id}, ${ready.id})`,
  )
  expect(rows).toEqual([{ user_id: id, title: 'С 01.07.2026 для входа понадобится второй шаг' }])
  expect((await client.get('/api/user/profile')).body.factor_required_from).toBe('2026-07-01')
  expect((await readyClient.get('/api/user/profile')).body.factor_required_from).toBeUndefined()
  expect((await app.audited('role', roleId))[0]).toMatchObject({
    event: 'updated',
    changes: { factor_required_from: [null, '2026-07-01'] },
  })
})

test('A23: the administrator’s role may require it, and a service key goes on', async () => {
  const admin = await app.as('admin@example.com')
  const key = await app.keyHolding(['user.index'])
  await app.db.execute(sql`insert into user_role (user_id, role_id)
    select id, 1 from "user" where kind = 'service' on conflict do nothing`)
  const { version } = (await admin.get(`${ROLES}/1`)).body
  const changed = await admin.put(`${ROLES}/1`, { body: { factor_required_from: TODAY }, version })
  expect(changed).toMatchObject({ status: 200, body: { factor_required_from: TODAY, ready_users_count: 0 } })
  expect(await key.get('/api/user/admin/user')).toMatchObject({ status: 200 })
  expect(await enter('admin@example.com')).toMatchObject({ body: { data: { code: 'factor_required' } } })
})

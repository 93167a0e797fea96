import { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository, WebAuthnEmulator } from 'nid-webauthn-emulator'
import { beforeEach, expect, test } from 'vitest'
import { eq, sql } from '#db/drizzle.ts'
import { user } from '#sections/users/schema.ts'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp({ LIMIT_SIGN_IN: '5', LIMIT_SIGN_IN_ADDRESS: '6' })
const AUTH = '/api/user/admin/auth'
const KEYS = '/api/user/profile/passkey'
const FACTOR = '/api/user/profile/second-factor'
const MINUTE = 60_000
const { origin } = new URL(app.env.publicUrl)

type Options = { options: Parameters<WebAuthnEmulator['createJSON']>[1] & Parameters<WebAuthnEmulator['getJSON']>[1] }
beforeEach(() => app.advance(15 * MINUTE))

/** A device with keys of its own; a careless one does not ask who holds it. */
function newDevice({ isCareless = false } = {}) {
  const credentialsRepository = new PasskeysCredentialsMemoryRepository()
  const careless = { userGetAssertionInteraction: () => ({ options: { uv: false, up: true } }) }
  return new WebAuthnEmulator(new AuthenticatorEmulator({ credentialsRepository, ...(isCareless && careless) }))
}
type Device = ReturnType<typeof newDevice>

const enter = (email: string) =>
  app.anonymous.post(`${AUTH}/sign-in`, { body: { email, password: app.env.seedPassword } })
const asked = async (): Promise<Options> => (await app.anonymous.post(`${AUTH}/passkey/begin`)).body
const sign = async (device: Device, at = origin) => device.getJSON(at, (await asked()).options)
const send = (credential: object) => app.anonymous.post(`${AUTH}/passkey`, { body: { credential } })
async function made(client: Client, device: Device) {
  const { options }: Options = (await client.post(`${KEYS}/begin`)).body
  return device.createJSON(origin, options)
}

let people = 0

/** An active user of their own for a test, with the password of the demo accounts. */
async function person(): Promise<string> {
  const [admin] = await app.db.select().from(user).where(eq(user.id, 1))
  people += 1
  const email = `keeper-${people}@example.com`
  await app.db.insert(user).values({
    last_name: 'Ключников',
    first_name: 'Пётр',
    email,
    status: 'active',
    password_hash: String(admin?.password_hash),
  })
  return email
}

async function enrol(device: Device = newDevice()) {
  const email = await person()
  const client = app.withToken((await enter(email)).body.token.value)
  const added = await client.post(KEYS, { body: { name: 'Рабочий компьютер', credential: await made(client, device) } })
  expect(added).toMatchObject({ status: 200 })
  return { email, client, device, codes: added.body.codes as string[], id: added.body.id as number }
}

test('A18: a passkey signs in without a password, and the answer is that of every sign-in', async () => {
  const { email, client, device, codes } = await enrol()
  app.advance(MINUTE)

  const entered = await send(await sign(device))
  expect(entered).toMatchObject({ status: 200, body: { token: { value: expect.stringMatching(/^ab_/) } } })
  expect(await app.withToken(entered.body.token.value).get('/api/user/profile')).toMatchObject({
    status: 200,
    body: { email },
  })
  expect(codes).toHaveLength(10)
  expect((await client.get(FACTOR)).body).toMatchObject({
    passkeys: [{ name: 'Рабочий компьютер', used_at: '2026-06-01T09:16:00Z' }],
    recovery_codes_left: 10,
  })
})

test('A18: with a passkey the password alone does not sign in, and a recovery code replaces a lost one', async () => {
  const { email, codes } = await enrol()
  const first = await enter(email)
  expect(first).toMatchObject({
    status: 422,
    body: { data: { code: 'second_factor', ways: ['passkey', 'recovery-code'] } },
  })

  const body = { challenge: first.body.data.challenge, code: codes[0] }
  expect(await app.anonymous.post(`${AUTH}/second-step`, { body })).toMatchObject({ status: 200 })
  const again = { challenge: (await enter(email)).body.data.challenge, code: codes[0] }
  expect(await app.anonymous.post(`${AUTH}/second-step`, { body: again })).toMatchObject({ status: 422 })

  const six = { challenge: (await enter(email)).body.data.challenge, code: '123456' }
  expect((await app.anonymous.post(`${AUTH}/second-step`, { body: six })).body.data.message).toBe(
    'Приложение для кодов не подключено: введите код восстановления',
  )
})

test('A18: a signature counts once, five minutes, and for its own purpose', async () => {
  const { device, client } = await enrol()
  const signed = await sign(device)
  expect(await send(signed)).toMatchObject({ status: 200 })
  expect(await send(signed)).toMatchObject({ status: 422 })

  const late = await sign(device)
  app.advance(5 * MINUTE)
  expect(await send(late)).toMatchObject({
    status: 422,
    body: { data: { details: { credential: [expect.any(String)] } } },
  })

  const credential = await made(client, newDevice())
  expect(await client.post(KEYS, { body: { name: 'Один', credential } })).toMatchObject({ status: 200 })
  expect(await client.post(KEYS, { body: { name: 'Дважды', credential } })).toMatchObject({ status: 422 })
  const other = (await enrol()).client
  const foreign = await made(client, newDevice())
  expect(await other.post(KEYS, { body: { name: 'Чужой', credential: foreign } })).toMatchObject({ status: 422 })
})

test('A18: of two concurrent calls with one signature, one succeeds', async () => {
  const { device } = await enrol()
  const signed = await sign(device)
  const replies = await Promise.all([send(signed), send(signed)])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
})

test('A18: a signature by another passkey, for another address, or without its user is refused', async () => {
  const { email, device } = await enrol()
  const signed = await sign(device)
  const { id, rawId } = await sign((await enrol()).device)
  const elsewhere = await sign(device, 'https://other.panel.example.com')

  const forged = { ...signed, response: { ...signed.response, signature: 'AAAA' } }
  for (const credential of [
    { ...signed, id, rawId },
    forged,
    { id: signed.id },
    { id: signed.id, response: {} },
    elsewhere,
  ])
    expect(await send(credential)).toMatchObject({ status: 422 })
  const [account] = await app.db.select().from(user).where(eq(user.email, email))
  expect((await app.audited('user', account?.id ?? 0)).map(({ event }) => event)).toContain('sign_in_failed')
  const careless = await enrol(newDevice({ isCareless: true }))
  const lax = { ...(await asked()).options, userVerification: 'discouraged' as const }
  expect(await send(careless.device.getJSON(origin, lax))).toMatchObject({ status: 422 })
})

test('A18: a blocked account is refused in the words of an unknown passkey', async () => {
  const { email, device } = await enrol()
  const removed = await enrol()
  expect(await removed.client.delete(`${KEYS}/${removed.id}`)).toMatchObject({ status: 204 })
  await app.db.execute(sql`update "user" set status = 'blocked' where email = ${email}`)

  const blocked = await send(await sign(device))
  expect(blocked).toMatchObject({ status: 422 })
  expect((await send(await sign(removed.device))).body).toEqual(blocked.body)
})

test('A16, A18: a passkey is a fresh proof, of its own user only', async () => {
  const { client, device } = await enrol()
  const stranger = await enrol()
  app.advance(11 * MINUTE)
  const refused = await client.post(`${KEYS}/begin`)
  expect(refused).toMatchObject({
    status: 403,
    body: { data: { code: 'step_up', ways: ['passkey', 'recovery-code'] } },
  })

  const prove = async (by: Device) => client.post(`${AUTH}/step-up`, { body: { credential: await sign(by) } })
  expect(await prove(stranger.device)).toMatchObject({ status: 422 })
  expect(await client.post(`${KEYS}/begin`)).toMatchObject({ status: 403 })
  expect(await prove(device)).toMatchObject({ status: 204 })
  expect(await client.post(`${KEYS}/begin`)).toMatchObject({ status: 200 })
})

test('A18: guesses of one address wait after the limit', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await send({ id: `unknown-${attempt}` })
  expect(await send({ id: 'one-more' })).toMatchObject({ status: 429 })
})

test('A18: a user removes a passkey of their own only, and with the last one the password signs in again', async () => {
  const { email, client, id } = await enrol()
  const stranger = await app.as('admin@example.com')

  expect(await stranger.delete(`${KEYS}/${id}`)).toMatchObject({ status: 404 })
  await app.mails()
  expect(await client.delete(`${KEYS}/${id}`)).toMatchObject({ status: 204 })
  expect(await app.mails()).toMatchObject([{ to: email, subject: 'Второй шаг входа выключен' }])
  expect(await enter(email)).toMatchObject({ status: 200 })
  expect((await client.get(FACTOR)).body).toEqual({ passkeys: [], totp: null, recovery_codes_left: 0 })
})

import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { say } from '#text/language/say.ts'

const app = await useApp({ LIMIT_SIGN_IN: '5' })
const SIGN_IN = '/api/user/admin/auth/sign-in'
const STEP = '/api/user/admin/auth/second-step'
const FACTOR = '/api/user/profile/second-factor'
const MINUTE = 60_000

const enter = (email: string) => app.anonymous.post(SIGN_IN, { body: { email, password: app.env.seedPassword } })
const finish = (challenge: string, code: string) => app.anonymous.post(STEP, { body: { challenge, code } })
const challengeFor = async (email: string): Promise<string> => (await enter(email)).body.data.challenge

/** What an application shows `seconds` from the server's time. */
const shown = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(app.now.getTime() / 1000) + seconds })

/** The seconds until the next code of an application. */
const untilNext = () => 30 - (Math.floor(app.now.getTime() / 1000) % 30)

async function enrol(email: string): Promise<{ client: Client; secret: string; codes: string[] }> {
  const { body } = await enter(email)
  const client = app.withToken(body.token.value)
  const begun = await client.post(`${FACTOR}/totp`, { body: { current_password: app.env.seedPassword } })
  const { secret } = begun.body
  const confirmed = await client.post(`${FACTOR}/totp/confirm`, { body: { code: shown(secret) } })
  app.advance(MINUTE)
  return { client, secret, codes: confirmed.body.codes }
}

test('A14: with an application, the sign-in answers 422 with its own code, and a code ends it as ever', async () => {
  const { secret, codes, client } = await enrol('viewer@example.com')

  const first = await enter('viewer@example.com')
  expect(first).toMatchObject({ status: 422, body: { data: { code: 'second_factor' } } })
  expect(first.body.token).toBeUndefined()
  const second = await finish(first.body.data.challenge, ` ${shown(secret).replace(/^.../, '$& ')} `)
  expect(second).toMatchObject({ status: 200, body: { token: { value: expect.stringMatching(/^ab_/) } } })
  expect(await app.withToken(second.body.token.value).get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect((await client.get(FACTOR)).body).toMatchObject({
    totp: { used_at: expect.any(String) },
    recovery_codes_left: 10,
  })
})

test('A14: the second step is off until the first code is entered', async () => {
  const { body } = await enter('log-only@example.com')
  const client = app.withToken(body.token.value)
  const wrong = await client.post(`${FACTOR}/totp`, { body: { current_password: 'not-the-password' } })
  expect(wrong).toMatchObject({ status: 422, body: { data: { details: { current_password: [expect.any(String)] } } } })
  const begun = await client.post(`${FACTOR}/totp`, { body: { current_password: app.env.seedPassword } })
  expect(begun.body.uri).toBe(
    `otpauth://totp/Verstak:log-only%40example.com?secret=${begun.body.secret}&issuer=Verstak`,
  )

  expect(await client.post(`${FACTOR}/totp/confirm`, { body: { code: '000000' } })).toMatchObject({ status: 422 })
  expect(await enter('log-only@example.com')).toMatchObject({ status: 200 })
  expect((await client.get(FACTOR)).body).toEqual({ passkeys: [], totp: null, recovery_codes_left: 0 })
})

test('A14: a used code and the codes before it are refused', async () => {
  const { secret } = await enrol('orders@example.com')
  const code = shown(secret)
  const earlier = shown(secret, -30)
  expect(await finish(await challengeFor('orders@example.com'), code)).toMatchObject({ status: 200 })

  for (const spent of [code, earlier])
    expect(await finish(await challengeFor('orders@example.com'), spent)).toMatchObject({
      status: 422,
      body: { data: { message: say`Этот код уже использован: новый подойдёт через ${untilNext()} с` } },
    })
  app.advance(untilNext() * 1000)
  expect(await finish(await challengeFor('orders@example.com'), shown(secret))).toMatchObject({ status: 200 })
})

test('A14: of two concurrent calls with one code, one succeeds', async () => {
  const { secret } = await enrol('finance@example.com')
  const challenges = [await challengeFor('finance@example.com'), await challengeFor('finance@example.com')]
  const replies = await Promise.all(challenges.map((challenge) => finish(challenge, shown(secret))))
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
})

test('A14: a challenge is spent by its sign-in, and ends after five minutes', async () => {
  const { secret } = await enrol('content@example.com')
  const spent = await challengeFor('content@example.com')
  expect(await finish(spent, shown(secret))).toMatchObject({ status: 200 })
  const late = await challengeFor('content@example.com')
  app.advance(5 * MINUTE)

  for (const challenge of [spent, late, 'unknown'])
    expect(await finish(challenge, shown(secret))).toMatchObject({
      status: 422,
      body: { data: { details: { challenge: ['Время для ввода кода вышло: войдите ещё раз'] } } },
    })
})

test.each([-90, 90])('A14: a code from a clock %i seconds off is refused as such', async (seconds) => {
  const email = seconds < 0 ? 'moderator@example.com' : 'merchant1@example.com'
  const { secret } = await enrol(email)
  app.advance(5 * MINUTE)
  for (const near of [-30, 30]) {
    expect(await finish(await challengeFor(email), shown(secret, near))).toMatchObject({ status: 200 })
    app.advance(5 * MINUTE)
  }
  expect(await finish(await challengeFor(email), shown(secret, seconds))).toMatchObject({
    status: 422,
    body: {
      data: { message: 'Код от другого времени: включите на телефоне автоматическую установку времени' },
    },
  })
})

test('A14: after five wrong codes even a right one waits, whatever the address and the challenge', async () => {
  const { secret } = await enrol('merchant2@example.com')
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await finish(await challengeFor('merchant2@example.com'), '000000')).toMatchObject({ status: 422 })

  const locked = await finish(await challengeFor('merchant2@example.com'), shown(secret))
  expect(locked).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  app.advance(15 * MINUTE)
  expect(await finish(await challengeFor('merchant2@example.com'), shown(secret))).toMatchObject({ status: 200 })
})

test('A14: a recovery code replaces the application once, however it is typed', async () => {
  const { codes, client } = await enrol('v.sergeev@example.com')
  const [code = ''] = codes
  const typed = code.toUpperCase().replaceAll('-', ' ')
  expect(await finish(await challengeFor('v.sergeev@example.com'), typed)).toMatchObject({ status: 200 })

  expect(await finish(await challengeFor('v.sergeev@example.com'), code)).toMatchObject({
    status: 422,
    body: { data: { message: 'Этот код восстановления уже использован: введите другой' } },
  })
  expect((await client.get(FACTOR)).body.recovery_codes_left).toBe(9)
  expect((await app.mails()).map(({ subject }) => subject)).toContain('Использован код восстановления')
})

test('A14: a lost telephone: a recovery code signs in, and removes the application', async () => {
  const { codes } = await enrol('no-rights@example.com')
  const [first = '', second = '', third = ''] = codes
  const { body } = await finish(await challengeFor('no-rights@example.com'), first)
  const client = app.withToken(body.token.value)

  const renewed = await client.post(`${FACTOR}/recovery-codes`, { body: { code: second } })
  expect(renewed.body.codes).toHaveLength(10)
  expect(await client.post(`${FACTOR}/totp/remove`, { body: { code: third } })).toMatchObject({ status: 422 })
  expect(await client.post(`${FACTOR}/totp/remove`, { body: { code: renewed.body.codes[0] } })).toMatchObject({
    status: 204,
  })
  expect(await enter('no-rights@example.com')).toMatchObject({ status: 200 })
  expect(await client.post(`${FACTOR}/totp/remove`, { body: { code: '000000' } })).toMatchObject({ status: 409 })
})

test('A14: each change stands in the log and in a letter, and the database holds no code and no secret', async () => {
  const { client, secret, codes } = await enrol('admin@example.com')
  app.advance(MINUTE)
  await client.post(`${FACTOR}/totp/remove`, { body: { code: shown(secret) } })

  expect((await app.audited('user', 1)).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['factor_added', 'factor_removed']),
  )
  expect((await app.mails()).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Второй шаг входа включён', 'Второй шаг входа выключен']),
  )
  const { rows } = await app.db.execute<{ all: string }>(
    sql`select (select coalesce(json_agg(totp), '[]')::text from totp) || (select coalesce(json_agg(recovery_code), '[]')::text from recovery_code) as all`,
  )
  for (const hidden of [secret, ...codes]) expect(rows[0]?.all).not.toContain(hidden)
})

test('A14: a new password ends the sign-ins that the former one has begun', async () => {
  const { client, secret } = await enrol('r.alekseev@example.com')
  const { body } = await client.get('/api/user/profile')
  const challenge = await challengeFor(body.email)
  const password = 'another-long-password-2027'
  const changed = await client.put('/api/user/profile/password', {
    body: { current_password: app.env.seedPassword, password, password_confirmation: password },
  })
  expect(changed).toMatchObject({ status: 204 })
  expect(await finish(challenge, shown(secret))).toMatchObject({ status: 422 })
})

test('A14: a service key has no second step', async () => {
  const key = await app.keyHolding(['user.update'])
  expect(await key.get(FACTOR)).toMatchObject({ status: 403 })
  expect(await key.post(`${FACTOR}/totp`, { body: { current_password: 'x' } })).toMatchObject({ status: 403 })
})

test('A14: after a code from a fast clock, codes of the right time are accepted at once', async () => {
  const { body } = await enter('m.ilina@example.com')
  const client = app.withToken(body.token.value)
  const { secret } = (await client.post(`${FACTOR}/totp`, { body: { current_password: app.env.seedPassword } })).body
  expect(await client.post(`${FACTOR}/totp/confirm`, { body: { code: shown(secret, 90) } })).toMatchObject({
    status: 422,
  })
  expect(await client.post(`${FACTOR}/totp/confirm`, { body: { code: shown(secret) } })).toMatchObject({ status: 200 })

  app.advance(MINUTE)
  const challenge = await challengeFor('m.ilina@example.com')
  expect(await finish(challenge, shown(secret, 90))).toMatchObject({ status: 422 })
  expect(await finish(challenge, shown(secret))).toMatchObject({ status: 200 })
})

const messageFor = async (code: string) =>
  (await finish(await challengeFor('t.pavlov@example.com'), code)).body.data.message

test('A14: a wrong code is refused by what was typed and what the user has', async () => {
  const { secret } = await enrol('t.pavlov@example.com')
  const wrongSix = 'Неверный код: введите шесть цифр, которые приложение показывает сейчас'
  expect(await messageFor(shown(secret, 600))).toBe(wrongSix)
  expect(await messageFor('1234567')).toBe(wrongSix)
  expect(await messageFor('abcd-efgh-ijkl-mnop')).toBe(
    'Неверный код восстановления: проверьте каждый знак или введите другой',
  )
})

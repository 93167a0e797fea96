import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { deviceOf } from './device.ts'

const app = await useApp()
const SIGN_IN = '/api/user/admin/auth/sign-in'
const EMAIL = 'finance@example.com'
const DAY = 24 * 60 * 60_000
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

const signIn = (userAgent: string, email = EMAIL) =>
  app.anonymous.post(SIGN_IN, { body: { email, password: app.env.seedPassword }, headers: { 'user-agent': userAgent } })
const letters = async () => (await app.mails()).filter(({ subject }) => subject === 'Вход с нового устройства')
async function notes() {
  const { rows } = await app.db.execute<{ body: string }>(
    sql`select body from notification join "user" on "user".id = user_id where email = ${EMAIL} and type = 'new_device' order by notification.id`,
  )
  return rows.map(({ body }) => body)
}

test('A17: a device that the user has not used in 30 days is reported in the bell and by mail, once', async () => {
  await app.db.execute(sql`update "user" set last_login_at = null where email = ${EMAIL}`)
  await signIn(CHROME)
  expect([await letters(), await notes()]).toEqual([[], []])
  await signIn(CHROME.replace('140.0', '141.0'))
  expect(await letters()).toEqual([])

  await signIn(FIREFOX)
  const [letter] = await letters()
  expect(letter?.text).toContain('Firefox, Linux, адрес 127.0.0.1')
  expect(await notes()).toEqual([expect.stringContaining('Firefox, Linux, 127.0.0.1')])
  await signIn(FIREFOX)
  expect([await letters(), (await notes()).length]).toEqual([[], 1])

  app.advance(31 * DAY)
  await signIn(CHROME)
  expect(await letters()).toHaveLength(1)
})

test('A17: the link of the letter sets another password and ends every session', async () => {
  const { body } = await signIn('curl/8.5.0')
  const intruder = app.withToken(body.token.value)
  const [letter] = await letters()
  expect(letter?.text).toContain('curl, адрес')
  const hash = /\/go\/auth\/(\S+)/.exec(letter?.text ?? '')?.[1]
  const password = 'another-long-password-2027'
  expect(
    await app.anonymous.put('/api/user/admin/user/password-reset/confirm', {
      body: { hash, password, password_confirmation: password },
    }),
  ).toMatchObject({ status: 204 })
  expect(await intruder.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await signIn(CHROME)).toMatchObject({ status: 422 })
})

test('A17: a wrong password reports nothing, and a device is its browser and system', async () => {
  await app.anonymous.post(SIGN_IN, {
    body: { email: 'orders@example.com', password: 'not-the-password' },
    headers: { 'user-agent': FIREFOX },
  })
  expect(await letters()).toEqual([])
  expect([CHROME, `${CHROME} Edg/140.0`, `${CHROME} YaBrowser/25`, '', 'python-requests/2.32'].map(deviceOf)).toEqual([
    'Chrome, Windows',
    'Edge, Windows',
    'Yandex Browser, Windows',
    '',
    'python-requests',
  ])
})

test('A17: sign-ins with a new User-Agent each time do not flood the user with letters', async () => {
  await app.mails()
  for (let count = 0; count < 8; count++) await signIn(`tool-${count}/1`, 'viewer@example.com')
  expect(await letters()).toHaveLength(5)
})

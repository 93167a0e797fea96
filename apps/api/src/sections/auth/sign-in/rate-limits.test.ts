import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp({
  LIMIT_SIGN_IN: '5',
  LIMIT_SIGN_IN_ADDRESS: '30',
  LIMIT_RESET: '3',
  LIMIT_RESET_ADDRESS: '10',
  LIMIT_CONFIRM: '10',
  LIMIT_REFRESH: '30',
  LIMIT_REQUESTS: '50',
  TRUSTED_PROXIES: '127.0.0.1',
})
const MINUTE = 60_000

function signIn(email: string, password: string, ip: string) {
  return app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email, password },
    headers: { 'x-forwarded-for': ip },
  })
}

test('The sixth failure from one address waits, and another address may still sign in', async () => {
  for (let count = 0; count < 5; count++)
    expect(await signIn('admin@example.com', 'wrong', '10.0.0.1')).toMatchObject({ status: 422 })
  const sixth = await signIn('admin@example.com', app.env.seedPassword, '10.0.0.1')

  expect(sixth.status).toBe(429)
  expect(sixth.headers['retry-after']).toBe('900')
  expect(sixth.body.data.message).toBe('Слишком много попыток. Повторите через 15 минут')
  expect(await signIn('admin@example.com', app.env.seedPassword, '10.0.0.2')).toMatchObject({ status: 200 })

  app.advance(15 * MINUTE)
  expect(await signIn('admin@example.com', app.env.seedPassword, '10.0.0.1')).toMatchObject({ status: 200 })
})

test('Of fifty concurrent guesses only the allowed five are checked', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => signIn('viewer@example.com', 'wrong', '10.0.0.3')))

  expect(replies.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(45)
})

test('A successful attempt does not count', async () => {
  for (let count = 0; count < 8; count++)
    expect(await signIn('finance@example.com', app.env.seedPassword, '10.0.0.4')).toMatchObject({ status: 200 })
})

test('One address cannot try many accounts', async () => {
  const replies: number[] = []
  for (let count = 0; count < 31; count++)
    replies.push((await signIn(`user${count}@example.com`, 'wrong', '10.0.0.5')).status)

  expect(replies.slice(0, 30).every((status) => status === 422)).toBe(true)
  expect(replies[30]).toBe(429)
})

test('An account gets three mails of a reset in an hour, and the answer stays the same', async () => {
  const reset = () =>
    app.anonymous.post('/api/user/admin/user/password-reset/by-email', { body: { email: 'content@example.com' } })
  await app.mails()
  for (let count = 0; count < 5; count++) expect(await reset()).toMatchObject({ status: 204 })

  expect(await app.mails()).toHaveLength(3)
})

test('Ten wrong links close the confirmation, and neither sign-in nor refresh is closed with it', async () => {
  const confirm = () =>
    app.anonymous.put('/api/user/admin/user/password-reset/confirm', {
      body: { hash: 'x', password: 'a long enough phrase', password_confirmation: 'a long enough phrase' },
      headers: { 'x-forwarded-for': '10.0.0.6' },
    })
  for (let count = 0; count < 10; count++) expect(await confirm()).toMatchObject({ status: 422 })

  expect(await confirm()).toMatchObject({ status: 429 })
  expect(await signIn('admin@example.com', app.env.seedPassword, '10.0.0.6')).toMatchObject({ status: 200 })
})

test('A flood of requests by one user is limited, and other users are not', async () => {
  const admin = await app.as('admin@example.com')
  const viewer = await app.as('viewer@example.com')
  const statuses: number[] = []
  for (let count = 0; count < 51; count++) statuses.push((await admin.get('/api/user/profile')).status)

  expect(statuses.at(-1)).toBe(429)
  expect(await viewer.get('/api/user/profile')).toMatchObject({ status: 200 })
})

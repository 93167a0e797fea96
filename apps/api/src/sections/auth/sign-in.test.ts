import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const SIGN_IN = '/api/user/admin/auth/sign-in'

test('A1: signing in answers a token and the moment when it expires', async () => {
  const reply = await app.anonymous.post(SIGN_IN, {
    body: { email: 'admin@example.com', password: app.env.seedPassword },
  })

  expect(reply.status).toBe(200)
  expect(reply.body.token.value).toMatch(/^ab_[\w-]{43}$/)
  expect(reply.body.token.expired_at).toBe('2026-06-01T09:30:00Z')
})

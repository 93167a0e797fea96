import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp({ LIMIT_SIGN_IN_ADDRESS: '1000' })

test('A flood of sign-ins is refused with 503 and fills the log with no errors', async () => {
  const replies = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      app.anonymous.post('/api/user/admin/auth/sign-in', {
        body: { email: `nobody-${index}@example.com`, password: 'Тихий берег, 7 лодок' },
      }),
    ),
  )
  const refused = replies.filter(({ status }) => status === 503)
  const lines = app.log.map((line) => JSON.parse(line) as { level: number; event?: string })

  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('2')
  expect(lines.filter(({ event }) => event === 'overload')).toHaveLength(refused.length)
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
})

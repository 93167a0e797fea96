import { expect, test, vi } from 'vitest'
import { signInWith, type SecondStep, type SignInSteps } from '#index.ts'
import { createHandlers, createTestClient, TEST_NOW } from '#testing/index.ts'

const on = createHandlers()
const token = { value: 't', expired_at: new Date(TEST_NOW + 1_800_000).toISOString() }
const password = { email: 'anna@example.com', password: 'right' }
const WANTS_CODE = {
  error: { status: 422, message: 'Нужен код', code: 'second_factor', challenge: 'c1', ways: ['totp', 'passkey'] },
} as const
const WRONG = { error: { status: 422, message: 'Неверный код', details: { code: ['Неверный код'] } } } as const

/** A panel whose user signs in with a second step: the code 123456. */
function panelOf(...handlers: Parameters<ReturnType<typeof createTestClient>['use']>) {
  return createTestClient({
    as: 'anonymous',
    handlers: [
      ...handlers,
      on.auth.signIn(WANTS_CODE),
      on.auth.secondStep(({ code }) => (code === '123456' ? { token } : WRONG)),
    ],
  })
}

test('A14: a sign-in asks for the second step, again after a wrong code, and ends with the user', async () => {
  const client = panelOf()
  const asked: SecondStep[] = []
  const signIn = signInWith(client, {
    onSecondStep: async (step) => {
      asked.push(step)
      return { code: step.error ? '123456' : '000000' }
    },
  })
  expect(await signIn(password)).toEqual(client.session.getSnapshot().user)
  expect(asked).toMatchObject([
    { ways: ['totp', 'passkey'], error: undefined },
    { ways: ['totp', 'passkey'], error: { message: 'Неверный код' } },
  ])
})

test('A14: a sign-in through a provider, and one without a second step, go the same way', async () => {
  const onSecondStep = vi.fn<SignInSteps['onSecondStep']>(async () => ({ code: '123456' }))
  const client = panelOf(on.oidc.finish(WANTS_CODE), on.auth.byPasskey({ token }))
  const signIn = signInWith(client, { onSecondStep })
  for (const credentials of [{ secret: 's', answer: '?code=1' }, { credential: { id: 'k' } }]) {
    await signIn(credentials)
    expect(client.session.getSnapshot().status).toBe('active')
  }
  expect(onSecondStep).toHaveBeenCalledTimes(1)
})

test('A14: a user who goes back, a step whose time is over, and a wrong password reject with their reasons', async () => {
  const back = new Error('back')
  const onSecondStep = async () => Promise.reject(back)
  await expect(signInWith(panelOf(), { onSecondStep })(password)).rejects.toBe(back)

  const over = { error: { status: 422, message: 'Время вышло', details: { challenge: ['Время вышло'] } } } as const
  const late = vi.fn<SignInSteps['onSecondStep']>(async () => ({ code: '123456' }))
  const expired = signInWith(panelOf(on.auth.secondStep(over)), { onSecondStep: late })(password)
  await expect(expired).rejects.toMatchObject({ message: 'Время вышло' })
  expect(late).toHaveBeenCalledTimes(1)

  const wrong = panelOf(on.auth.signIn({ error: { status: 422, message: 'Неверный пароль' } }))
  await expect(signInWith(wrong, { onSecondStep: late })(password)).rejects.toMatchObject({
    message: 'Неверный пароль',
  })
})

test('A17: a role that requires a second step is set up in between, where the page can do that', async () => {
  const required = { error: { ...WANTS_CODE.error, code: 'factor_required' } } as const
  const steps = { onSecondStep: async () => ({ code: '123456' }) }
  const client = panelOf(on.auth.signIn(required))
  await expect(signInWith(client, steps)(password)).rejects.toMatchObject({ code: 'factor_required' })

  const onEnrolment = vi.fn<() => Promise<{ token: typeof token }>>(async () => ({ token }))
  await signInWith(client, { ...steps, onEnrolment })(password)
  expect(onEnrolment.mock.calls).toEqual([[{ challenge: 'c1' }]])
  expect(client.session.getSnapshot().status).toBe('active')
})

test('A7: a sign-in whose profile cannot be loaded leaves no session', async () => {
  const client = panelOf(
    on.auth.byPasskey({ token }),
    on.profile.view({ error: { status: 500, message: 'Сбой' } }),
    on.auth.signOut(undefined),
  )
  const signIn = signInWith(client, { onSecondStep: async () => ({ code: '1' }) })
  await expect(signIn({ credential: { id: 'k' } })).rejects.toMatchObject({ message: 'Сбой' })
  expect(client.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'user' })
})

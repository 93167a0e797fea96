import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { entering, refused } from '#test/oidc/entering.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'

const verified = (name: string, groups: string[]) => ({
  sub: name,
  email: `${name}@example.com`,
  email_verified: true,
  name: 'Анна Новая',
  groups,
})
const people = {
  newcomer: verified('newcomer', ['Виды', 'Прочее']),
  groupless: verified('groupless', ['Прочее']),
  seller: verified('seller', ['Магазин']),
  twice: verified('twice', ['Виды']),
  chief: verified('chief', ['Админы']),
}
const provider = await startProvider({ redirectUri: 'https://panel.example.com/auth/login', accounts: people })
afterAll(() => provider.stop())

const app = await useApp({
  OIDC_PROVIDERS: JSON.stringify([
    {
      ...CLIENT,
      id: 'groups',
      name: 'Группы',
      issuer: provider.issuer,
      scope: 'openid email profile groups',
      create: true,
      roles: { Админы: 'administrator', Виды: 'viewer', Заказы: 'order-operator', Магазин: 'merchant' },
    },
  ]),
})

const { start, finish, enter, outcome, idOf } = entering({ app, provider, id: 'groups' })

test('A20: a first sign-in makes an account with the roles of the groups, which follow them at each sign-in', async () => {
  const rolesOf = async (token: string) =>
    (await app.withToken(token).get('/api/user/profile')).body.roles.map(({ slug }: { slug: string }) => slug)
  const first = await enter('newcomer')
  expect(first).toMatchObject({ status: 200 })
  expect(await rolesOf(first.body.token.value)).toEqual(['viewer'])

  people.newcomer.groups = ['Заказы']
  const second = await enter('newcomer')
  expect(await rolesOf(second.body.token.value)).toEqual(['order-operator'])
  expect((await app.audited('user', await idOf('newcomer@example.com'))).map(({ event }) => event)).toEqual([
    'signed_in',
    'updated',
    'signed_in',
    'created',
  ])

  people.newcomer.groups = []
  expect(await outcome(await enter('newcomer'))).toEqual(refused('role'))
})

test.each([
  ['groupless', 'role'],
  ['seller', 'company'],
] as const)('A20: a sign-in of %s makes no account', async (subject, reason) => {
  expect(await outcome(await enter(subject))).toEqual(refused(reason))
  expect(await idOf(`${subject}@example.com`)).toBeNaN()
})

test('A20: groups take no role from the last administrator, and the log says so', async () => {
  expect(await enter('chief')).toMatchObject({ status: 200 })
  const id = await idOf('chief@example.com')
  await app.db.execute(sql`update "user" set status = 'blocked' where id <> ${id}`)
  people.chief.groups = ['Виды']
  expect(await outcome(await enter('chief'))).toEqual(refused('last'))
  await app.db.execute(sql`update "user" set status = 'active' where id <> ${id}`)
  expect(await enter('chief')).toMatchObject({ status: 200 })
})

test('A20: two first sign-ins at a time make one account', async () => {
  const begun = [await start(), await start()]
  const answers = await Promise.all(begun.map(({ url }) => provider.visit(url, 'twice')))
  const replies = await Promise.all(begun.map(({ secret }, index) => finish(secret, answers[index] ?? '')))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const START = '/api/user/admin/preview'
const ORDERS = '/api/order/admin/order'

type Scope = { scope?: 'all' | 'own'; companies?: number[] }
const SEEN = ['order.index', 'order.view']

async function accountOf(permissions: string[], grants: Scope) {
  const client = await app.holding(permissions, grants)
  const { id } = (await client.get('/api/user/profile')).body
  return { client, id: Number(id) }
}

async function viewing({ author = {}, person = {} }: { author?: Scope; person?: Scope } = {}) {
  const looking = await accountOf([...SEEN, 'user.view', 'user.view-as'], author)
  const seen = await accountOf(SEEN, person)
  const started = await looking.client.post(START, { body: { user_id: seen.id, reason: 'Не видит заказы' } })
  return { looking, seen, started, preview: app.withToken(started.body.token?.value) }
}

const grant = (userId: number, permission: string) =>
  app.db.execute(sql`insert into role_permission (role_id, permission)
    select role_id, ${permission} from user_role where user_id = ${userId}`)
const revoke = (userId: number, permission: string) =>
  app.db.execute(sql`delete from role_permission where permission = ${permission}
    and role_id in (select role_id from user_role where user_id = ${userId})`)
const rescope = (userId: number, scope: string) =>
  app.db.execute(sql`update role set scope = ${scope}
    where id in (select role_id from user_role where user_id = ${userId})`)
const join = (userId: number, slug: string) =>
  app.db.execute(sql`insert into user_role (user_id, role_id) select ${userId}, id from role where slug = ${slug}`)

interface Ids {
  seen: number
  author: number
}
const OWN: Scope = { scope: 'own', companies: [1] }

test.each<[string, { author?: Scope; person?: Scope }, (ids: Ids) => Promise<unknown>]>([
  ['the person gets another role', {}, ({ seen }) => join(seen, 'finance')],
  ['the person becomes an administrator', {}, ({ seen }) => join(seen, 'administrator')],
  ['a role of the person gets a right', {}, ({ seen }) => grant(seen, 'brand.index')],
  ['the person comes to see personal data', {}, ({ seen }) => grant(seen, 'order.personal')],
  [
    'a role of the person comes to reach all companies',
    { author: OWN, person: OWN },
    ({ seen }) => rescope(seen, 'all'),
  ],
  [
    'the person gets another company',
    { author: OWN, person: OWN },
    ({ seen }) => app.db.execute(sql`insert into user_company (user_id, company_id) values (${seen}, 2)`),
  ],
  ['the author loses a right', {}, ({ author }) => revoke(author, 'order.view')],
  ['a role of the author comes to reach own companies only', {}, ({ author }) => rescope(author, 'own')],
  [
    'the author loses a company',
    { author: OWN, person: OWN },
    ({ author }) => app.db.execute(sql`delete from user_company where user_id = ${author}`),
  ],
])('A13: a preview is over once %s', async (_, grants, happen) => {
  const { looking, seen, preview } = await viewing(grants)
  expect((await preview.get(ORDERS)).status).toBe(200)
  await happen({ seen: seen.id, author: looking.id })
  expect((await preview.get(ORDERS)).status).toBe(401)
})

test('A13: a preview goes on while the person loses rights, and the author gains some', async () => {
  const { looking, seen, preview } = await viewing()
  await grant(looking.id, 'order.personal')
  await grant(looking.id, 'brand.index')
  await grant(seen.id, 'brand.index')
  await revoke(seen.id, 'order.view')
  expect((await preview.get(ORDERS)).status).toBe(200)
  expect((await preview.get('/api/catalog/admin/brand')).status).toBe(200)
})

test('A13: a right for own companies shows those of the author alone', async () => {
  const { started } = await viewing({ author: OWN, person: { scope: 'own', companies: [2] } })
  expect(started.status).toBe(404)
  const looking = await accountOf(['user.view', 'user.view-as'], {})
  await app.db.execute(sql`with narrow as (
      insert into role (slug, name, scope) values ('narrow', 'Узкая', 'own') returning id),
    permitted as (insert into role_permission select id, 'order.index' from narrow)
    insert into user_role (user_id, role_id) select ${looking.id}, id from narrow`)
  await app.db.execute(sql`insert into user_company (user_id, company_id) values (${looking.id}, 1)`)
  const other = await accountOf(['order.index'], { scope: 'own', companies: [2] })
  const refused = await looking.client.post(START, { body: { user_id: other.id, reason: 'Не видит заказы' } })
  expect(refused.status).toBe(403)
})

import { vocabulary } from '@admin-panel/permissions'
import { expect, test } from 'vitest'
import { type Client, useApp } from '#test/app.ts'
import { sql } from '#db/drizzle.ts'
import { marketplacePermissions } from '#text/names.gen.ts'
import { difference } from './impact.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const ROLES = '/api/user/admin/role'
const EDITS = 30
const marketplace: ReadonlySet<string> = marketplacePermissions
const everyPermission = Object.entries(vocabulary).flatMap(([entity, actions]) =>
  actions.map((action) => `${entity}.${action}`),
)
const items = (names: string[]) => names.map((name) => ({ name }))

/** Numbers that are the same in each run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Gives some people a second role, so that another role may grant the same. */
async function giveSecondRoles() {
  await app.db.execute(sql`
    insert into user_role (user_id, role_id) select "user".id, role.id from "user", role
    where "user".kind = 'person' and "user".status = 'active' and role.slug in ('moderator', 'viewer', 'finance')
      and ("user".id + role.id) % 3 = 0 on conflict do nothing`)
  await app.db.execute(sql`
    insert into user_role (user_id, role_id) select user_id, role.id from user_company, role
    where role.slug = 'merchant' and user_id % 2 = 0 on conflict do nothing`)
}

async function profiles() {
  const { rows } = await app.db.execute<{ id: number; email: string }>(
    sql`select id, email from "user" where kind = 'person' and status = 'active' order by id`,
  )
  const entries = await Promise.all(
    rows.map(async ({ id, email }) => [id, await rightsOf(await app.as(email))] as const),
  )
  return new Map(entries)
}

async function rightsOf(person: Client) {
  const { body } = await person.get('/api/user/profile')
  return body.roles.map(({ scope, permissions }: { scope: 'all' | 'own'; permissions: { name: string }[] }) => ({
    scope,
    permissions: permissions.map(({ name }) => name),
  }))
}

interface Person {
  id: number
  gained: string[]
  lost: string[]
  narrowed: string[]
  widened: string[]
}

const rightsAlone = ({ id, gained, lost, narrowed, widened }: Person) => ({ id, gained, lost, narrowed, widened })

test('P8: over 30 random edits, the editor’s forecast equals the profile of each person afterwards', async () => {
  await giveSecondRoles()
  const roll = dice(20_261_128)
  const slugs = ['moderator', 'content-manager', 'order-operator', 'finance', 'viewer', 'merchant']
  let before = await profiles()
  let told = 0
  for (let edit = 0; edit < EDITS; edit++) {
    const slug = slugs[edit % slugs.length]
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = ${slug}`)
    const { body: role } = await admin.get(`${ROLES}/${rows[0]?.id}`)
    const held: string[] = role.permissions.map(({ name }: { name: string }) => name)
    const open = everyPermission.filter((name) => slug !== 'merchant' || !marketplace.has(name))
    const next = [
      ...held.filter(() => roll(6) > 0),
      ...Array.from({ length: roll(8) }, () => open[roll(open.length)] ?? 'user.view'),
    ]
    const permissions = items([...new Set(next)])
    const { body: impact } = await admin.post(`${ROLES}/impact/${role.id}`, { body: { permissions } })
    await admin.put(`${ROLES}/${role.id}`, { body: { permissions }, version: role.version })

    const after = await profiles()
    const changed = [...after].flatMap(([id, rights]) => {
      const { gained, lost, narrowed, widened } = difference(before.get(id) ?? [], rights)
      return gained.length + lost.length + narrowed.length + widened.length > 0
        ? [{ id, gained, lost, narrowed, widened }]
        : []
    })
    expect(impact.changed_count).toBe(impact.people.length)
    // Who has not accepted an invitation, or is blocked, has no profile to compare with.
    const foretold = (impact.people as Person[]).filter(({ id }) => after.has(id)).toSorted((a, b) => a.id - b.id)
    expect(foretold.map(rightsAlone)).toEqual(changed)
    told += changed.length
    before = after
  }
  expect(told).toBeGreaterThan(50)
})

test('P8: another role that grants the same takes nothing away, and one for all companies is wider', () => {
  const own = { scope: 'own' as const, permissions: ['order.view', 'order.update'] }
  const all = { scope: 'all' as const, permissions: ['order.view'] }
  expect(difference([own, all], [all])).toEqual({ gained: [], lost: ['order.update'], narrowed: [], widened: [] })
  expect(difference([own], [own, all])).toEqual({ gained: [], lost: [], narrowed: [], widened: ['order.view'] })
  expect(difference([own, all], [own])).toEqual({ gained: [], lost: [], narrowed: ['order.view'], widened: [] })
})

test('P8: leases and shared views go with the right, and who may not list users sees numbers alone', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = 'moderator'`)
  const id = rows[0]?.id ?? 0
  await app.db.execute(sql`insert into role_permission (role_id, permission)
    select ${id}, unnest(array['moderation.index', 'moderation.statusChange']) on conflict do nothing`)
  await app.db.execute(
    sql`delete from user_role where role_id <> ${id} and user_id in (select id from "user" where email = 'moderator@example.com')`,
  )
  await app.db
    .execute(sql`update moderation set status = 'in_work', assigned_until = ${new Date(app.now.getTime() + 60_000).toISOString()}::timestamptz,
    assignee_id = (select id from "user" where email = 'moderator@example.com') where id = (select min(id) from moderation where status in ('new', 'in_work'))`)
  await app.db.execute(sql`insert into saved_view (user_id, list, name, query, is_shared)
    select id, 'moderation', 'Общий вид заявок', 'status=new', true from "user" where email = 'admin@example.com'`)
  const path = `${ROLES}/impact/${id}`
  const { body } = await admin.post(path, { body: { permissions: [] } })
  const moderator = body.people.find(({ label }: { label: string }) => label === 'Орлова Д. С.')
  expect(moderator.leases_count).toBeGreaterThanOrEqual(1)
  expect(moderator.shared_views).toContain('Общий вид заявок')

  const limited = await app.holding(['role.update'])
  const numbers = await limited.post(path, { body: { permissions: [] } })
  expect(numbers.body).toEqual({ people: [], changed_count: body.changed_count, unchanged_count: body.unchanged_count })
})

test('A15: the forecast of granting a role equals the profile afterwards', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = 'finance'`)
  const finance = rows[0]?.id
  const person = await app.holding(['brand.index'])
  const { body: profile } = await person.get('/api/user/profile')
  const body = { user_ids: [profile.id] }
  const before = await rightsOf(person)
  const { body: told } = await admin.post(`${ROLES}/attach-impact/${finance}`, { body })
  expect(told.people[0].gained.length).toBeGreaterThan(10)
  await admin.post(`${ROLES}/attach-users/${finance}`, { body })
  const after = await rightsOf(person)
  expect(rightsAlone(told.people[0])).toEqual({ id: profile.id, ...difference(before, after) })

  const none = { people: [], changed_count: 0, unchanged_count: 0 }
  expect((await admin.post(`${ROLES}/attach-impact/${finance}`, { body })).body).toEqual(none)
  const stranger = await app.holding(['role.attachUsers'], { scope: 'own', companies: [2] })
  expect((await stranger.post(`${ROLES}/attach-impact/2`, { body })).body).toEqual(none)
})

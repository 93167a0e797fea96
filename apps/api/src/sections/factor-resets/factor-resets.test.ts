import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { removeFactors } from '#sections/auth/public.ts'
import { type Client, useApp } from '#test/app.ts'
import { sweepFactorResets } from './routes.ts'

const app = await useApp()
const RESET = '/api/user/admin/factor-reset'
const DAY = 24 * 60 * 60_000
const reason = 'Потерян телефон и коды'

const idOf = async (email: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id::int as id from "user" where email = ${email}`)
  return rows[0]?.id ?? 0
}
/** The sessions of demo people end in a day; the tests outlive it. */
const admin = () => app.as('admin@example.com')
const second = async () => {
  await app.db.execute(sql`
    insert into user_role (user_id, role_id) select ${await idOf('v.sergeev@example.com')}, id from role where slug = 'administrator'
    on conflict do nothing`)
  return app.as('v.sergeev@example.com')
}
const ask = (client: Client, id: number, body: object = { reason }) => client.post(`${RESET}/of-user/${id}`, { body })
const answer = (client: Client, id: number, is_confirmed = true) =>
  client.post(`${RESET}/answer/${id}`, { body: { is_confirmed } })
const stateOf = async (client: Client, id: number) => (await client.get(`${RESET}/of-user/${id}`)).body
const newsOf = async (client: Client) =>
  (await client.get('/api/system/admin/notification?per_page=100')).body.items.filter(({ type }: { type: string }) =>
    type.startsWith('factor_reset'),
  )

/** A user with a second step: an application and recovery codes. */
async function withFactor(email: string): Promise<number> {
  const id = await idOf(email)
  await app.db.execute(
    sql`insert into totp (user_id, salt, added_at) values (${id}, '\\x00', ${app.now.toISOString()}) on conflict do nothing`,
  )
  await app.db.execute(
    sql`insert into recovery_code (hash, user_id) values (sha256(${`code of ${email}`}::bytea), ${id}) on conflict do nothing`,
  )
  return id
}

test('A14: two administrators reset the second step: factor, codes and sessions end, the user gets a letter', async () => {
  const email = 'viewer@example.com'
  const person = await app.as(email)
  const id = await withFactor(email)
  const [asker, other] = [await admin(), await second()]
  expect(await stateOf(asker, id)).toEqual({ is_on: true, reset: null })
  const asked = await ask(asker, id)
  expect(asked).toMatchObject({ status: 201, body: { sent: 1 } })
  expect((await newsOf(other))[0]).toMatchObject({
    title: expect.stringMatching(/^Волков А\. С\. просит сбросить второй шаг входа: /),
    body: reason,
    entity: 'user',
    entity_id: id,
  })
  const { reset } = await stateOf(other, id)
  expect(reset).toMatchObject({ id: asked.body.id, author: 'Волков А. С.', reason, may_confirm: true })
  expect(Date.parse(reset.expires_at) - Date.parse(reset.requested_at)).toBe(DAY)

  expect((await stateOf(asker, id)).reset.may_confirm).toBe(false)
  expect(await answer(asker, asked.body.id)).toMatchObject({ status: 403 })
  expect(await person.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(await answer(other, asked.body.id)).toMatchObject({ status: 204 })

  expect(await stateOf(asker, id)).toEqual({ is_on: false, reset: null })
  expect(await person.get('/api/user/profile')).toMatchObject({ status: 401 })
  const { rows } = await app.db.execute(sql`select from recovery_code where user_id = ${id}`)
  expect(rows).toEqual([])
  const credentials = { email, password: app.env.seedPassword }
  expect(await app.anonymous.post('/api/user/admin/auth/sign-in', { body: credentials })).toMatchObject({ status: 200 })
  expect(await app.mails()).toContainEqual(expect.objectContaining({ to: email, subject: 'Второй шаг входа сброшен' }))
  expect((await newsOf(asker))[0]).toMatchObject({ title: expect.stringMatching(/^Второй шаг входа сброшен: /) })
  const log = await app.audited('user', id)
  expect(log.filter(({ event }) => event.startsWith('factor_reset'))).toMatchObject([
    { event: 'factor_reset', comment: reason },
    { event: 'factor_reset_requested', comment: reason },
  ])
})

test('A14: a refusal leaves the second step; who is refused reads it, and the log has it', async () => {
  const id = await withFactor('orders@example.com')
  const [asker, other] = [await admin(), await second()]
  const { body } = await ask(asker, id)
  expect(await answer(other, body.id, false)).toMatchObject({ status: 204 })
  expect(await answer(other, body.id)).toMatchObject({ status: 404 })
  expect(await stateOf(asker, id)).toEqual({ is_on: true, reset: null })
  expect((await newsOf(asker))[0]).toMatchObject({ title: expect.stringMatching(/^В сбросе второго шага отказано: /) })
  const [last] = await app.audited('user', id)
  expect(last).toMatchObject({ event: 'factor_reset_refused', comment: reason })

  const again = await ask(asker, id)
  const before = await newsOf(asker)
  expect(await answer(asker, again.body.id, false)).toMatchObject({ status: 204 })
  expect(await newsOf(asker)).toEqual(before)
})

test('A14: a request lasts 24 hours, and an application that the user removes takes it along', async () => {
  const id = await withFactor('finance@example.com')
  const late = await ask(await admin(), id)
  app.advance(DAY)
  const [asker, other] = [await admin(), await second()]
  expect(await stateOf(other, id)).toEqual({ is_on: true, reset: null })
  expect(await answer(other, late.body.id)).toMatchObject({ status: 409 })
  const next = await ask(asker, id)
  expect(next).toMatchObject({ status: 201 })
  expect(next.body.id).not.toBe(late.body.id)
  await sweepFactorResets.run(app.db, app.now)
  expect((await stateOf(other, id)).reset.id).toBe(next.body.id)

  await removeFactors(app.db, id)
  await withFactor('finance@example.com')
  expect(await answer(other, next.body.id)).toMatchObject({ status: 404 })
  expect(await stateOf(other, id)).toEqual({ is_on: true, reset: null })
})

test('A14: of two concurrent requests one waits, and of two concurrent answers one counts', async () => {
  const id = await withFactor('content@example.com')
  const [asker, other] = [await admin(), await second()]
  const asked = await Promise.all([ask(asker, id), ask(other, id)])
  expect(asked.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([201, 409])
  const isOthers = asked[1]?.status === 201
  const { reset } = await stateOf(asker, id)
  const confirming = isOthers ? asker : other
  const answers = await Promise.all([answer(confirming, reset.id), answer(confirming, reset.id)])
  const [first, last] = answers.map(({ status }) => status).toSorted((one, next) => one - next)
  expect(first).toBe(204)
  expect([404, 409]).toContain(last)
  const log = await app.audited('user', id)
  expect(log.filter(({ event }) => event === 'factor_reset')).toHaveLength(1)
})

test('A14: no one resets their own second step; the user may refuse, and an author who is no administrator does not count', async () => {
  const [asker, other] = [await admin(), await second()]
  const own = await withFactor('v.sergeev@example.com')
  expect(await ask(other, own)).toMatchObject({ status: 403 })
  expect(await ask(asker, own)).toMatchObject({
    status: 409,
    body: { data: { message: 'Подтвердить сброс некому: нужен ещё один администратор' } },
  })
  const third = await idOf('r.alekseev@example.com')
  const administrator = sql`(select id from role where slug = 'administrator')`
  await app.db.execute(sql`insert into user_role (user_id, role_id) values (${third}, ${administrator})`)
  const { body } = await ask(await app.as('r.alekseev@example.com'), own)
  expect((await stateOf(other, own)).reset.may_confirm).toBe(false)
  expect(await answer(other, body.id)).toMatchObject({ status: 403 })
  await app.db.execute(sql`delete from user_role where user_id = ${third} and role_id = ${administrator}`)
  expect(await answer(asker, body.id)).toMatchObject({ status: 409 })
  expect(await answer(other, body.id, false)).toMatchObject({ status: 204 })
})

test('A14: neither another role, a service key nor a preview resets a second step; a reason is needed', async () => {
  const id = await withFactor('moderator@example.com')
  const asker = await admin()
  await second()
  expect((await ask(asker, id, { reason: ' . ' })).body.data.details).toEqual({ reason: [expect.any(String)] })
  expect(await ask(asker, await idOf('log-only@example.com'))).toMatchObject({ status: 409 })
  const { body } = await ask(asker, id)
  const { body: preview } = await asker.post('/api/user/admin/preview', {
    body: { user_id: await idOf('v.sergeev@example.com'), reason },
  })
  const barred = [
    await app.as('merchant1@example.com'),
    await app.keyHolding(['user.update', 'role.attachUsers']),
    app.withToken(preview.token.value),
  ]
  for (const client of barred) {
    // A seller does not even learn that there is such a user.
    expect([403, 404]).toContain((await ask(client, id)).status)
    expect([403, 404]).toContain((await answer(client, body.id)).status)
  }
  expect(await barred[0]?.get(`${RESET}/of-user/${id}`)).toMatchObject({ status: 404 })
  expect((await stateOf(asker, id)).reset.id).toBe(body.id)
})

test('A14: an administrator whom the author has just made, or who is one since the request, does not confirm it', async () => {
  const id = await withFactor('viewer@example.com')
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id::int as id from role where slug = 'administrator'`,
  )
  const [puppet, late] = [await idOf('content@example.com'), await idOf('finance@example.com')]
  const role_ids = [rows[0]?.id]
  await (await admin()).put(`/api/user/admin/user/${puppet}`, { body: { role_ids } })
  app.advance(60_000)
  const { body } = await ask(await admin(), id)
  app.advance(60_000)
  await (await second()).put(`/api/user/admin/user/${late}`, { body: { role_ids } })
  for (const email of ['content@example.com', 'finance@example.com']) {
    const client = await app.as(email)
    expect([email, (await stateOf(client, id)).reset.may_confirm]).toEqual([email, false])
    expect(await answer(client, body.id)).toMatchObject({
      status: 403,
      body: { data: { message: expect.stringContaining('Вы стали администратором недавно') } },
    })
  }
  expect(await answer(await app.as('content@example.com'), body.id, false)).toMatchObject({ status: 204 })

  app.advance(7 * DAY)
  const again = await ask(await admin(), id)
  expect(await answer(await app.as('content@example.com'), again.body.id)).toMatchObject({ status: 204 })
})

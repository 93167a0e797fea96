import { build } from 'esbuild'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { account } from '../docs/panel.ts'
import { freePort } from '../machine/free-port.ts'
import { root } from '../run.ts'
import { openContext, servePage, startPanel } from './page-server.ts'

async function openPage() {
  const { url, client } = await startPanel()
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createClient } from './packages/sdk/src/index.ts'; export const mount = undefined`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@admin-panel/source'],
  })
  const origin = await servePage(await freePort(), url, outputFiles[0]?.text ?? '')
  const context = await openContext()
  const page = await context.newPage()
  await page.goto(origin)
  return { page, context, client, origin }
}

/** Runs code with the client of the page. */
const run = (page: Page, code: string): Promise<unknown> => page.evaluate(`(async () => { ${code} })()`)
const signIn = `await client.signIn(${JSON.stringify(account)})`
const status = 'return client.session.getSnapshot().status'

test('a page without its token signs in, reads on, writes, is rendered for its user, and signs out', async () => {
  const { page, context, origin } = await openPage()
  expect(await run(page, status)).toBe('anonymous')
  await run(page, signIn)

  const secret = (await context.cookies()).find(({ name }) => name === '__Host-panel-secret')
  expect(secret).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  const token = secret?.value.split('.')[0] ?? ''
  const visible = await run(page, 'return JSON.stringify([document.cookie, { ...localStorage }])')
  expect(visible).not.toContain(token)

  const second = await run(page, 'return (await client.api.cities.list({ page: 2, per_page: 10 })).items.length')
  expect(second).toBe(10)
  const written = await run(
    page,
    `const { id, version } = (await client.api.cities.list({ per_page: 10 })).items[0]
    return (await client.api.cities.update({ id, version, population: 12345 })).population`,
  )
  expect(written).toBe(12345)

  await page.goto(origin)
  expect(await page.title()).toBe('active')
  const sameObject = `return [first === client.session.getServerSnapshot(), first.user.email, first.permissions.can('user')]`
  expect(await run(page, sameObject)).toEqual([true, account.email, true])

  await run(page, 'await client.signOut()')
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await page.goto(origin)
  expect(await page.title()).toBe('anonymous')
  const answer = await fetch(`${origin}/api/user/profile`, {
    headers: { cookie: `${secret?.name}=${secret?.value}`, authorization: 'Bearer 0' },
  })
  expect(answer.status).toBe(401)
})

test('tabs refresh at once, an expired page goes on, and a session that the panel has ended ends', async () => {
  const { page, context, client, origin } = await openPage()
  await run(page, signIn)
  const other = await context.newPage()
  await other.goto(origin)
  const refresh = 'await client.refresh({ force: true }); return client.session.getSnapshot().status'
  expect(await Promise.all([page, other].map((tab) => run(tab, refresh)))).toEqual(['active', 'active'])

  // Two tabs of browsers without locks.
  const race = `const mark = document.cookie.match(/-token=(\\w+)/)[1]
    const post = () => fetch('/api/user/admin/auth/refresh', { method: 'POST', headers: { authorization: 'Bearer ' + mark } })
    const answers = await Promise.all([post(), post()])
    return [...answers.map(({ status }) => status), (await client.api.profile.view()).email]`
  expect(await run(page, race)).toEqual([200, 200, account.email])

  await run(page, `document.cookie = '__Host-panel-token-expire=2026-01-01T00:00:00Z; Path=/; Secure; SameSite=Lax'`)
  await page.goto(origin)
  expect(await page.title()).toBe('anonymous')
  expect(await run(page, 'return first.status')).toBe('loading')
  await expect.poll(() => run(page, status)).toBe('active')

  await client.api.ownSessions.endOthers()
  const ended = `return client.api.cities.list().catch(({ kind }) => [kind, client.session.getSnapshot().status])`
  expect(await run(page, ended)).toEqual(['unauthorized', 'anonymous'])
})

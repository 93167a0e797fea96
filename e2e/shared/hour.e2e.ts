import type { Page } from '@playwright/test'
import { inviteUser, newAccount, password, type Api } from '../support/api.ts'
import { expect, heading, signIn, test } from '../support/fixtures.ts'
import { followRequests } from '../support/settled.ts'
import { layoutShift } from '../support/whole-screen.ts'

// An hour is more than a token lives, and its refresh would end a session that tests share.
// The moved clock has parts of milliseconds, which the address of the builds does not take.
test.use({ as: 'guest', refusals: [422] })

const MINUTE = 60_000
const CHANGES = 20
// The current minute is read four times a minute.
const LOOK = MINUTE / 4
const STEP = LOOK / 5

/** Opens a screen whose clock the test moves, and begins to count what shifts from when it stands still. */
async function begin(page: Page, admin: Api, address: string, title: string | RegExp) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  const { email } = await newAccount(admin, 'administrator')
  const settled = followRequests(page)
  await page.goto(address)
  await signIn(page, email, password)
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Линия смены' }).locator('[data-shift]')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled()
  return { settled, before: (await layoutShift(page)).moved.length }
}

async function expectStill(page: Page, { settled, before }: { settled: () => Promise<void>; before: number }) {
  await settled()
  const moved = (await layoutShift(page)).moved.slice(before)
  const [from, to] = [
    (move: string) => move.split(': ').at(-1)?.split(' → ')[0],
    (move: string) => move.split(' → ').at(-1),
  ]
  // The ticks of the line are time itself.
  expect(moved.filter((move) => from(move) !== to(move) && !move.startsWith('A «»'))).toEqual([])
}

/**
 * Moves the clock, and runs what looks at it: by steps that are shorter than the patience with a call, which takes real
 * time.
 */
async function pass(page: Page, now: number, settled: () => Promise<void>) {
  await page.clock.setSystemTime(now)
  for (let step = 0; step < LOOK / STEP; step++) {
    await page.clock.runFor(STEP)
    await settled()
  }
}

test('While an hour passes and others change twenty rows, nothing in a list moves', async ({ page, admin }) => {
  const users = []
  // Accounts of other tests become active meanwhile, and are not in this list.
  const given = `Час${Date.now()}`
  for (let at = 0; at < CHANGES; at++)
    users.push(await inviteUser(admin, 'viewer', { first_name: given, last_name: `Прежний${at}` }))
  const screen = await begin(page, admin, `/users?q=${given}&sort=-created_at&per_page=50`, 'Пользователи')
  const start = Date.now()
  for (const [at, { id, version, first_name }] of users.entries()) {
    await admin.users.update({ id, version, first_name, last_name: `Новый${at}` })
    await expect(page.getByRole('link', { name: `Новый${at} ` })).toBeVisible()
    await pass(page, start + (at + 1) * 3 * MINUTE, screen.settled)
  }
  await expectStill(page, screen)
})

test('While the last hour of a term passes, nothing on its order moves, and the term is late then', async ({
  page,
  admin,
}) => {
  // Without the time of the server, the stream would seem to be silent.
  await page.route('**/admin/events*', () => undefined)
  const { items } = await admin.overview.terms({ lists: ['subOrders'] })
  const next = items.find(({ due_at }) => due_at !== null && Date.parse(due_at) > Date.now())
  const [number = ''] = next?.number?.split('-') ?? []
  const due = Date.parse(next?.due_at ?? '')
  const order = await admin.orders.viewByNumber({ number })
  const screen = await begin(page, admin, `/orders/${order.id}`, `Заказ ${number}`)
  for (const minute of [-62, -61, -60, -59, -58, -45, -30, -15, -10, -9, -5, -2, -1, 0, 1, 5])
    await pass(page, due + minute * MINUTE, screen.settled)
  await expect(page.getByText(/просрочено на/).first()).toBeVisible()
  await expectStill(page, screen)
})

const screens = [
  ['/', 'Обзор'],
  ['/orders?sort=ship_by', 'Заказы'],
  ['/moderation', 'Заявки'],
] as const
for (const [address, title] of screens)
  test(`While an hour passes on ${address}, nothing moves`, async ({ page, admin }) => {
    // Without the time of the server, the stream would seem to be silent.
    await page.route('**/admin/events*', () => undefined)
    const screen = await begin(page, admin, address, title)
    const start = Date.now()
    for (let minute = 3; minute <= 60; minute += 3) await pass(page, start + minute * MINUTE, screen.settled)
    await expectStill(page, screen)
  })

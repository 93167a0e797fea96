import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { createClock, WrongClock } from './clock.ts'

const app = await useApp()
const DAY = 86_400_000
const near = (at: Date) => Math.abs(at.getTime() - Date.now()) < 30_000

test('Jobs go by the clock of the database, that of the process may differ by seconds', async () => {
  const clock = createClock(app.db, () => Date.now() + 40_000)

  expect(near(await clock.read())).toBe(true)
  expect(near(clock.now())).toBe(true)
  expect(Math.round(clock.ahead() / 10)).toBe(4)
})

test.each([400 * DAY, -61_000 - 30_000])(
  'A process whose clock is %i ms ahead of the database may run no timed work',
  async (ahead) => {
    const clock = createClock(app.db, () => Date.now() + ahead)

    await expect(clock.read()).rejects.toBeInstanceOf(WrongClock)
    expect(clock.isWrong()).toBe(true)
    expect(near(clock.now())).toBe(true)
  },
)

test('A process that is frozen while it asks has no wrong clock', async () => {
  let asked = 0
  const clock = createClock(app.db, () => Date.now() + (asked++ === 0 ? 0 : 3_600_000))

  await expect(clock.read()).resolves.toBeInstanceOf(Date)
})

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { brandWebhooks, MINUTE } from '#test/webhooks/brand-webhooks.ts'
import type { Order, Stored } from '#test/webhooks/receiver-program.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: '30000' })
const { createBrand, rename, subscribe, stateOf } = brandWebhooks(app)
const PROGRAM = join(import.meta.dirname, '../../test/webhooks/receiver-program.ts')

/** A receiver as another team writes it, in a process that can be killed. What it has stored outlives it. */
function createProgram() {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const store = join(folder, 'events.jsonl')
  writeFileSync(store, '')
  let child: ChildProcess | undefined
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(async () => {
    await kill()
    rmSync(folder, { recursive: true })
  })
  const waitForMessage = (what: string, times = 1) =>
    new Promise<void>((resolve) => {
      let remaining = times
      child?.on('message', (message) => {
        if (message === what && --remaining === 0) resolve()
      })
    })
  return {
    kill,
    waitForMessage,
    async start(port = 0): Promise<number> {
      child = fork(PROGRAM, [store, String(port)], { execArgv: ['--conditions=@admin-panel/source'] })
      const [listening] = await once(child, 'message')
      return listening
    },
    async sendOrder(order: Order) {
      const event = waitForMessage('event')
      child?.send(order)
      await event
    },
    stored: (): Stored[] =>
      readFileSync(store, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}

test('A receiver that is killed before it answers, and stays down for an hour, gets each event in the order of its record', async () => {
  const program = createProgram()
  const port = await program.start()
  const { id: webhook, secret } = await subscribe(`http://127.0.0.1:${port}/hooks`)
  const sendOrder = (isSlow = false) => program.sendOrder({ secret, now: app.now.getTime(), isSlow })
  await sendOrder()
  const brands = [await createBrand(), await createBrand(), await createBrand()]
  await app.webhooks()
  expect(program.stored()).toHaveLength(3)

  await sendOrder(true)
  for (const brand of brands) await rename(brand)
  const inFlight = program.waitForMessage('stored', 3)
  const delivering = app.webhooks()
  await inFlight
  await program.kill()
  await delivering
  const unanswered = program.stored().slice(3)
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const brand of brands) await rename(brand)
    for (let minute = 0; minute < 15; minute++) {
      app.advance(MINUTE)
      await app.webhooks()
    }
  }
  expect(await stateOf(webhook)).toMatchObject({ status: 'active', pending_count: 15 })

  await program.start(port)
  for (let minute = 0; minute < 60; minute++) {
    app.advance(MINUTE)
    await sendOrder()
    await app.webhooks()
  }
  const stored = program.stored()
  for (const brand of brands) {
    const own = stored.filter(({ id }) => id === brand)
    // The same event may come again, but never after a later one.
    expect(own.map(({ row }) => row)).toEqual(own.map(({ row }) => row).toSorted((a, b) => Number(a) - Number(b)))
    const once = new Map(own.map(({ key, type }) => [key, type]))
    expect([...once.values()]).toEqual(['brand.created', ...Array(5).fill('brand.updated')])
  }
  expect(unanswered).toHaveLength(3)
  for (const { key } of unanswered) expect(stored.filter((one) => one.key === key)).toHaveLength(2)
  expect(await stateOf(webhook)).toMatchObject({ status: 'active', pending_count: 0 })
})

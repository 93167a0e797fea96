import { afterEach, expect, test, vi } from 'vitest'
import { useApp } from '#test/app.ts'
import { queueMail, sendDue } from './outbox.ts'
import type { Mail } from './transport.ts'

const app = await useApp()
const composers = { notice: async () => ({ subject: 'Письмо', text: '' }) }
let now = app.now.getTime()
const queue = (...recipients: string[]) =>
  app.db.transaction(async (tx) => {
    for (const recipient of recipients) await queueMail(tx, { kind: 'notice', recipient, at: new Date(now) })
  })
const send = (transport: (mail: Mail) => Promise<void>) =>
  sendDue(app.db, { composers, transport, env: app.env, now: () => new Date(now) })

afterEach(() => vi.useRealTimers())

/** A mail server that holds each mail until `release`. */
function slowServer() {
  const arrived: string[] = []
  let isHeld = Promise.withResolvers<void>()
  return {
    arrived,
    release() {
      isHeld.resolve()
      isHeld = Promise.withResolvers<void>()
    },
    transport: async ({ to }: Mail) => {
      arrived.push(to)
      await isHeld.promise
    },
  }
}

test('A process that stops begins no further mail, and leaves the others to the next one', async () => {
  const recipients = ['first@example.com', 'second@example.com', 'third@example.com']
  await queue(...recipients)
  const sent: string[] = []
  const transport = async ({ to }: Mail) => void sent.push(to)
  await sendDue(app.db, {
    composers,
    transport,
    env: app.env,
    now: () => new Date(now),
    isStopping: () => sent.length > 0,
  })
  expect(sent).toEqual(recipients.slice(0, 1))
  await send(transport)

  expect(sent).toEqual(recipients)
})

test('A mail that a slow server takes minutes for is not sent by another process as well', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await queue('slow@example.com')
  const server = slowServer()
  const sending = send(server.transport)
  await expect.poll(() => server.arrived).toEqual(['slow@example.com'])
  const others: string[] = []
  for (let minute = 0; minute < 8; minute++) {
    now += 60_000
    await vi.advanceTimersByTimeAsync(60_000)
    // The claim is prolonged on a connection of its own.
    await expect
      .poll(async () => {
        const { rows } = await app.db.execute<{ until: string }>('select next_attempt_at as until from mail_outbox')
        return Date.parse(rows[0]?.until ?? '')
      })
      .toBe(now + 300_000)
    await send(async ({ to }) => void others.push(to))
  }
  server.release()
  await sending

  expect(others).toEqual([])
  expect(server.arrived).toEqual(['slow@example.com'])
})

test('A mail is claimed when its turn comes, so two processes share a queue and send each once', async () => {
  await queue('a@example.com', 'b@example.com', 'c@example.com')
  const server = slowServer()
  const sending = send(server.transport)
  await expect.poll(() => server.arrived).toEqual(['a@example.com'])
  const others: string[] = []
  await send(async ({ to }) => void others.push(to))
  server.release()
  await sending

  expect(others).toEqual(['b@example.com', 'c@example.com'])
  expect(server.arrived).toEqual(['a@example.com'])
})

test('A mail is not sent again where the database goes away between its sending and its end in the queue', async () => {
  await queue('once@example.com')
  await app.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`)
  await app.db.execute('create trigger refuse before delete on mail_outbox execute function refuse()')
  const arrived: string[] = []
  const transport = async ({ to }: Mail) => void arrived.push(to)
  await expect(send(transport)).rejects.toThrow('delete from')
  await app.db.execute('drop function refuse cascade')
  now += 60_000
  await send(transport)
  now += 10 * 60_000
  await send(transport)

  expect(arrived).toEqual(['once@example.com'])
})

test('The retry of a mail is counted from its failure, also after a long wait', async () => {
  await queue('failing@example.com')
  const running = send(async () => {
    now += 10 * 60_000
    throw new Error('No mail today')
  })

  await expect(running).rejects.toMatchObject({ errors: [new Error('No mail today')] })
  const retried: string[] = []
  await send(async ({ to }) => void retried.push(to))
  expect(retried).toEqual([])
})

test('A claim takes one mail, whatever plan the database chooses', async () => {
  await queue('one@example.com', 'two@example.com', 'three@example.com')
  const sent: string[] = []
  // These settings make the database run a subquery anew for each row, as it may choose to by itself.
  await app.db.transaction(async (tx) => {
    for (const plan of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
      await tx.execute(`set local enable_${plan} = off`)
    await sendDue(tx, {
      composers,
      transport: async ({ to }) => void sent.push(to),
      env: app.env,
      now: () => new Date(now),
    })
  })

  expect(sent).toEqual(['one@example.com', 'two@example.com', 'three@example.com'])
})

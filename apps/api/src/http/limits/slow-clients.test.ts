import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { incomingOf } from '#files/store.ts'
import { useApp } from '#test/app.ts'
import { FORM_SHARE } from '#http/body/slow-bodies.ts'

const part = (name: string, rest = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
const app = await useApp({ HEADERS_MS: '200', REQUEST_MS: '400' })

test.each([
  ['its headers', 'POST /api/user/admin/auth/sign-in HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'its body',
    'POST /api/user/admin/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ],
])('A client that does not finish %s is answered 408 when its time is over', async (_what, sent) => {
  const { hostname, port } = new URL(await app.listen())
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(sent)
  const startedAt = performance.now()
  const answer = await text(socket)

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('Запрос не получен вовремя')
  // By default Node checks its connections only every 30 seconds.
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

test('An upload may take longer than the deadline while it keeps coming, and is answered 408 when it stops', async ({
  signal,
}) => {
  const { hostname, port } = new URL(await app.listen())
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email: 'admin@example.com', password: app.env.seedPassword },
  })
  const incoming = incomingOf(app.env)
  mkdirSync(incoming, { recursive: true })
  const arrived = () =>
    readdirSync(incoming)
      .map((name) => statSync(join(incoming, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0)
  const later = async () => {
    vi.advanceTimersByTime(app.env.requestMs)
    await turn()
    await turn()
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())

  const sendSlowly = async (pieces: number) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const answer = text(socket)
    const head = `${part('entity')}contract\r\n${part('file', '; filename="a.pdf"')}%PDF-`
    const tail = '\r\n--x--\r\n'
    socket.write(
      `POST /api/system/admin/file HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${reply.body.token.value}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${head.length + 4 * FORM_SHARE + tail.length}\r\n\r\n${head}`,
    )
    while (arrived() === 0) await turn(undefined, { signal })
    for (let piece = 1; piece <= pieces; piece++) {
      socket.write(Buffer.alloc(FORM_SHARE))
      while (arrived() < piece * FORM_SHARE) await turn(undefined, { signal })
      await later()
    }
    if (pieces === 4) socket.write(tail)
    else await later()
    return answer
  }

  expect(await sendSlowly(4)).toMatch(/^HTTP\/1\.1 201 /)
  expect(await sendSlowly(2)).toMatch(/^HTTP\/1\.1 408 /)
  vi.useRealTimers()
  await vi.waitFor(() => expect(arrived()).toBe(0))
})

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

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
  // The default of Node looks at its connections every 30 seconds.
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

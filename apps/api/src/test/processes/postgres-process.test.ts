import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from './own-database.ts'
import { signIn, startServer } from '#test/server-process.ts'

test('The server answers again after the database has ended its connections, each of which costs a request at most', async () => {
  const url = await createDatabase('postgres')
  const server = await startServer({ DATABASE_URL: url })
  const call = await signIn(server.url)
  const admin = new Client(url)
  await admin.connect()
  const { rowCount } = await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await admin.end()
  const statuses: number[] = []
  do statuses.push((await call('GET', '/api/user/profile')).status)
  while (statuses.at(-1) === 503 && statuses.length <= (rowCount ?? 0))

  expect(statuses.at(-1)).toBe(200)
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
})

test('Metrics are served at an address of their own alone, traces are sent, and each connection says whose it is', async () => {
  const url = await createDatabase('postgres')
  const traced: (string | undefined)[] = []
  const collector = createServer((request, response) => {
    traced.push(request.url)
    response.writeHead(200).end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void collector.close())
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const patient = { DB_SESSION_MS: '60000', DB_CONNECTION_MS: '60000' }
  const settings = { ...patient, METRICS_ADDRESS: '0', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }
  const server = await startServer({ DATABASE_URL: url, ...settings })
  await signIn(server.url)
  const metricsUrl = /Метрики: +(\S+)/.exec(server.output())?.[1] ?? ''
  const metrics = await fetch(metricsUrl)
  const admin = new Client(url)
  await admin.connect()
  const { rows } = await admin.query(
    "select distinct application_name as name from pg_stat_activity where datname = current_database() and application_name <> ''",
  )
  await admin.end()

  expect(new URL(metricsUrl).port).not.toBe(new URL(server.url).port)
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await metrics.text()).toContain('admin_panel_database_up 1')
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect(rows).toEqual([{ name: expect.stringContaining(`admin-panel main ${server.pid}@`) }])
  expect(await server.end('SIGTERM')).toBe(0)
  expect(traced).toContain('/v1/traces')
})

test('A taken address of metrics stops the start with the name of the setting', async () => {
  const url = await createDatabase('postgres')
  const first = await startServer({ DATABASE_URL: url, METRICS_ADDRESS: '0' })
  const address = new URL(/Метрики: +(\S+)/.exec(first.output())?.[1] ?? '').host

  await expect(startServer({ DATABASE_URL: url, METRICS_ADDRESS: address })).rejects.toThrow('METRICS_ADDRESS: порт')
})

test('A process ends ten seconds after SIGTERM, though its mail server keeps each mail for longer', async () => {
  const sockets: Socket[] = []
  const mailServer = createTcpServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('220 mail\r\n')
    socket.on('data', (chunk) => {
      const line = String(chunk)
      if (line.startsWith('EHLO')) socket.write('250 mail\r\n')
      else if (/^(?:MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
      else if (line.startsWith('DATA')) socket.write('354 go on\r\n')
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    mailServer.close()
  })
  await once(mailServer, 'listening')
  const address = mailServer.address()
  const url = await createDatabase('postgres')
  const smtp = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const server = await startServer({ DATABASE_URL: url, SMTP_URL: smtp, DRAIN_MS: '3000' })
  const call = await signIn(server.url)
  expect((await call('POST', '/api/user/admin/user/password-reset/by-user/5')).status).toBe(204)
  await expect.poll(() => sockets.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const began = performance.now()

  expect(await server.end('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(11_000)
})

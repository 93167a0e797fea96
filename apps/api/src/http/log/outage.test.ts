import { expect, test } from 'vitest'
import { readEnv } from '#env.ts'
import { useApp } from '#test/app.ts'
import { createServer } from '#http/server.ts'

const env = readEnv({ NODE_ENV: 'test', DATA_DIR: '/tmp', LOG_LEVEL: 'info' })

function serverWithoutDatabase() {
  const log: { level: number; count?: number; err?: { code: string } }[] = []
  let now = new Date('2026-11-27T12:00:00Z')
  const server = createServer({ env, now: () => now, logTo: { write: (line) => void log.push(JSON.parse(line)) } })
  server.get<{ Params: { code: string } }>('/fails/:code', ({ params: { code } }) => {
    throw Object.assign(new Error('No database'), { code })
  })
  const errors = () => log.filter(({ level }) => level >= 50).map(({ err, count }) => [err?.code, count])
  const advance = (ms: number) => (now = new Date(now.getTime() + ms))
  const fail = async (code: string, times: number) => {
    for (let time = 0; time < times; time++) await server.inject(`/fails/${code}`)
  }
  return { server, errors, advance, fail }
}

test('An outage is one line a second for each cause, and the next line counts those left out', async () => {
  const { server, fail, errors, advance } = serverWithoutDatabase()
  await fail('57P01', 100)
  await fail('ECONNREFUSED', 50)
  server.log.error({ err: Object.assign(new Error('Gone'), { code: '57P01' }) }, 'background failure')
  expect(errors()).toEqual([
    ['57P01', undefined],
    ['ECONNREFUSED', undefined],
  ])

  advance(1000)
  await fail('57P01', 3)
  expect(errors().slice(2)).toEqual([['57P01', 101]])
})

test('Every other failure has a line of its own', async () => {
  const { fail, errors } = serverWithoutDatabase()
  await fail('XX000', 2)

  expect(errors()).toEqual([
    ['XX000', undefined],
    ['XX000', undefined],
  ])
})

test('A health check leaves no line, and another request one', async () => {
  const app = await useApp()
  await app.anonymous.get('/health/live')
  await app.anonymous.get('/health/ready')
  await app.anonymous.get('/latest-builds.json')

  const answered = app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
  expect(answered).toMatchObject([{ level: 30, operation: 'system.latestBuilds' }])
})

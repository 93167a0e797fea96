import { afterEach, expect, test } from 'vitest'
import { createMapsScript } from './maps-script.ts'

const scripts = () => document.head.querySelectorAll('script[src^="data:"]')
const scriptOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

afterEach(() => {
  delete window.ymaps
  for (const script of scripts()) script.remove()
})

/** The final status of a script while two maps wait for it. */
async function loaded(script: string | null, patience = 10_000) {
  let received = 0
  const maps = createMapsScript({ address: () => Promise.resolve((received++, script)), patience })
  expect(maps.getSnapshot().status).toBe('loading')
  await new Promise<void>((resolve) => {
    maps.subscribe(() => {})
    maps.subscribe(resolve)
  })
  maps.subscribe(() => {})
  expect(received).toBe(1)
  return maps.getSnapshot().status
}

test('O2: the script is loaded once for all waiting maps', async () => {
  expect(await loaded(scriptOf('window.ymaps = { ready: (done) => done() }'))).toBe('ready')
  expect(scripts()).toHaveLength(1)
})

test('O2: without a key nothing is loaded', async () => {
  expect(await loaded(null)).toBe('no-key')
  expect(scripts()).toHaveLength(0)
})

test.each([
  ['does not load', 'data:text/plain;nothing'],
  ['is not the provider’s', scriptOf('window.somethingElse = 1')],
  ['says that it failed', scriptOf('window.ymaps = { ready: (done, failed) => failed() }')],
])('a script that %s is blocked', async (_, script) => {
  expect(await loaded(script)).toBe('blocked')
})

test('a script that never gets ready times out', async () => {
  expect(await loaded(scriptOf('window.ymaps = { ready: () => {} }'), 1)).toBe('timeout')
})

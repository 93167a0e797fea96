import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, heading, test } from '../support/fixtures.ts'
import { SERVER, serverFlags } from '../../tools/run.ts'

// A fake of the provider's interface, which records the panel's calls.
function provider() {
  const make = document.createElement.bind(document)
  const point = (place: readonly number[]) =>
    Object.assign(make('i'), {
      textContent: place.join(' '),
      events: { add() {} },
      geometry: { getCoordinates: () => place },
    })
  const Map = function Map(host: HTMLElement) {
    const canvas = make('div')
    host.append(canvas)
    return {
      events: {
        add: (kind: string, listener: (event: { get: () => number[] }) => void) =>
          host.addEventListener(kind, () => listener({ get: () => [59.94, 30.31] })),
        remove() {},
      },
      geoObjects: { add: (child: Element) => canvas.append(child), remove: (child: Element) => child.remove() },
      setCenter() {},
      destroy: () => canvas.remove(),
    }
  }
  const Clusterer = function Clusterer() {
    return Object.assign(make('span'), { add() {} })
  }
  const Placemark = function Placemark(place: readonly number[]) {
    return point(place)
  }
  const geocode = (address: string) =>
    Promise.resolve({ geoObjects: { get: () => (address === 'Казань' ? point([55.79, 49.12]) : undefined) } })
  Object.assign(window, { ymaps: { ready: (done: () => void) => done(), Map, Clusterer, Placemark, geocode } })
}

const KEY = 'e2e-key'
const folder = mkdtempSync(join(tmpdir(), 'admin-panel-maps-'))
// Each worker that repeats these tests starts a server of its own.
const port = Number(process.env['E2E_PORT'] ?? 4173) + 2 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
const address = `http://localhost:${port}`
const requests: URL[] = []
let answer: 'script' | 'stranger' | 'silence' = 'script'
let stub: Server
let api: ChildProcess

// A separate server with a key: the other tests run without one. It has a database of its own, since two servers share the
// mails and jobs of one.
test.beforeAll(async () => {
  test.setTimeout(180_000)
  stub = createServer(({ url = '' }, reply) => {
    requests.push(new URL(url, 'http://maps'))
    reply.setHeader('content-type', 'text/javascript')
    if (answer === 'script') reply.end(`(${provider.toString()})()`)
    else if (answer === 'stranger') reply.writeHead(403).end()
  })
  await new Promise<void>((resolve) => stub.listen(0, 'localhost', resolve))
  const { port: scripts } = stub.address() as AddressInfo
  const { DATABASE_URL: _shared, ...env } = process.env
  api = spawn(process.execPath, [...serverFlags, SERVER], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: 'https://panel.example.com',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      MAPS_SCRIPT_URL: `http://localhost:${scripts}/2.1/`,
      MAPS_API_KEY: KEY,
    },
  })
  await expect
    .poll(
      () =>
        fetch(`${address}/health/ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 150_000 },
    )
    .toBe(200)
})

test.afterAll(async () => {
  stub.closeAllConnections()
  stub.close()
  const exit = new Promise((resolve) => api.once('exit', resolve))
  api.kill()
  await exit
  rmSync(folder, { recursive: true, force: true })
})

test.use({ as: 'guest', refusals: [403] })
test.describe.configure({ mode: 'serial' })

test('O2: the maps script is loaded once, with its language and key', async ({ page }) => {
  requests.length = 0
  answer = 'script'
  await page.goto(`${address}/auth/map-test`)
  await expect(heading(page, 'Проверка карт')).toBeVisible()
  await expect(page.getByText('Карта загружена')).toBeVisible()
  await expect(page.getByText('Язык карт: ru_RU')).toBeVisible()
  expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([`/2.1/?lang=ru_RU&apikey=${KEY}`])

  const map = page.getByRole('application', { name: 'Точка на карте' })
  await expect(map).toHaveText('55.75 37.62')
  await map.click()
  await expect(map).toHaveText('59.94 30.31')
  await expect(page.getByLabel('Широта')).toHaveValue('59,94')
  await page.getByLabel('Адрес').fill('Казань')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(map).toHaveText('55.79 49.12')
  await page.getByLabel('Адрес').fill('Нигде')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByText('Адрес не найден')).toBeVisible()
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click()
  await expect(heading(page, 'Вход')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Карта загружена')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('O2: without a key no script is requested, and the embedded map is used', async ({ page }) => {
  requests.length = 0
  await page.goto('/auth/map-test')
  await expect(page.getByText('Ключ карт не задан')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Выбранная точка' })).toBeVisible()
  expect(requests).toEqual([])
})

test('O2: a script that is refused is named, and the embedded map serves', async ({ page }) => {
  answer = 'stranger'
  await page.goto(`${address}/auth/map-test`)
  await expect(page.getByText('Скрипт заблокирован или недоступен')).toBeVisible()
  await expect(page.getByText('Скрипт карт не загрузился: он заблокирован или недоступен')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Выбранная точка' })).toBeVisible()
})

test('O2: the wait for a script ends after ten seconds without an answer', async ({ page }) => {
  answer = 'silence'
  await page.clock.install()
  // A script without an answer also holds back the load event, if it is requested before.
  await page.goto(`${address}/auth/map-test`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Загружаем карту…')).toBeVisible()
  // The ten seconds start with the script, whose address is requested first.
  await expect(page.locator(`script[src*="${KEY}"]`)).toBeAttached()
  await page.clock.runFor(10_000)
  await expect(page.getByText('Нет ответа 10 секунд')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Выбранная точка' })).toBeVisible()
})

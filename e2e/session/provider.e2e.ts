import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT, startProvider } from '../../apps/api/src/test/oidc/provider.ts'
import { SERVER, serverFlags } from '../../tools/run.ts'
import { violations } from '../support/axe.ts'
import { expect, heading, test } from '../support/fixtures.ts'

// A refused sign-in is answered with 422.
test.use({ as: 'guest', refusals: [422] })
test.describe.configure({ mode: 'serial' })

// Apart from the servers of the tests of maps, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 4173) + 20 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
const panel = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'admin-panel-e2e-'))
const account = (name: string) => ({ sub: name, email: `${name}@example.com`, email_verified: true })
let provider: Awaited<ReturnType<typeof startProvider>>
let server: ChildProcess | undefined

// The server has a database of its own, since two servers share the mails and jobs of one.
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { DATABASE_URL: _shared, ...env } = process.env
  const accounts = { viewer: account('viewer'), stranger: account('stranger') }
  provider = await startProvider({ redirectUri: `${panel}/auth/login`, accounts })
  const company = { ...CLIENT, id: 'company', name: 'Компания', issuer: provider.issuer }
  server = spawn(process.execPath, [...serverFlags, SERVER], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      ...env,
      PORT: String(port),
      PUBLIC_URL: panel,
      DATA_DIR: dataDir,
      OIDC_ONLY: '1',
      OIDC_PROVIDERS: JSON.stringify([company]),
    },
  })
  const isReady = () =>
    fetch(`${panel}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000, intervals: [500] }).toBe(true)
})

test.afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('A20: through the provider to the page that was asked for, and nothing of it stays in the address', async ({
  page,
}) => {
  await page.goto(`${panel}/handbooks`)
  await expect(heading(page, 'Вход')).toBeVisible()
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Войти через Компания' }).click()
  await page.getByRole('button', { name: 'viewer' }).click()
  await expect(page.getByRole('button', { name: /^Учётная запись/ })).toBeVisible()
  await expect(page).toHaveURL(`${panel}/handbooks`)
  await page.goBack()
  await expect(page).not.toHaveURL(/code=/)
})

test('A20: the sign-in page shows a refusal, and another attempt begins there', async ({ page }) => {
  await page.goto(`${panel}/auth/login`)
  await page.getByRole('button', { name: 'Войти через Компания' }).click()
  await page.getByRole('button', { name: 'stranger' }).click()
  await expect(heading(page, 'Войти не удалось')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(
    'Для этого адреса нет учётной записи. Попросите администратора пригласить вас',
  )
  await expect(page).toHaveURL(`${panel}/auth/login`)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Вернуться ко входу' }).click()
  await expect(page.getByRole('button', { name: 'Войти через Компания' })).toBeVisible()
})

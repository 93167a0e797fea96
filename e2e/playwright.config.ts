import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chrome } from '../tools/machine/chrome.ts'
import { SERVER, serverFlags } from '../tools/run.ts'

const port = Number(process.env['E2E_PORT'] ?? 4173)
const apiPort = port + 1
// Playwright reads this file in each of its processes: the first one creates the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'admin-panel-e2e-'))

// A renderer keeps what it has compiled for the next page; script streaming would compile it a second time.
const V8 = ['--no-turbofan', '--no-maglev', '--no-flush-bytecode', '--single-threaded-gc']

// Playwright stops its servers, unless it is killed.
const ENDED = '--import=./tools/machine/ended.ts'
// They prove endurance: `pnpm test:long` names them.
const long = process.argv.some((argument) => argument.includes('.long.')) ? [] : ['**/*.long.e2e.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests often wait for the server, so a third worker uses the time that two leave idle on two cores.
  workers: 3,
  // A retry separates faults from moments of load; the report names the tests that needed one.
  retries: 1,
  // A busy machine is slow without a fault of the product. A test still goes on as soon as its condition holds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // Animations cost frames; the screens are opened with motion in every-screen.e2e.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // A page lives for seconds, in which V8 spends more on optimizing code than the code saves.
    launchOptions: await chrome(
      `--js-flags=${V8.join(' ')}`,
      '--disable-features=ScriptStreaming',
      '--host-resolver-rules=MAP panel.test 127.0.0.1',
    ),
    // Tests replace answers of the server, which a stored document would not ask for.
    serviceWorkers: 'block',
    // Traces are expensive and read previews of files, which the Content-Security-Policy forbids: `pnpm e2e --trace on`.
    trace: 'off',
  },
  projects: [
    // A first visit is measured with an empty context.
    { name: 'screens', testDir: 'screens', testIgnore: long },
    // The tests of a worker share a context. Playwright clears its cookies, storage, cache and routes between two tests.
    { name: 'flows', testIgnore: ['screens/**', ...long], use: { reuseContext: true } },
  ],
  globalTeardown: './contract/require-no-violation.ts',
  webServer: [
    {
      command: `${process.execPath} ${[...serverFlags, ENDED, SERVER].join(' ')}`,
      cwd: join(import.meta.dirname, '..'),
      url: `http://localhost:${apiPort}/health/ready`,
      timeout: 120_000,
      stdout: 'ignore',
      env: {
        PORT: String(apiPort),
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: process.env['E2E_DATA_DIR'],
        LOG_LEVEL: 'warn',
        LIMIT_SIGN_IN: '1000',
        LIMIT_SIGN_IN_ADDRESS: '100000',
        LIMIT_RESET: '1000',
        LIMIT_RESET_ADDRESS: '100000',
        LIMIT_REQUESTS: '100000',
        LIMIT_STREAMS: '1000',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: `${process.execPath} ${ENDED} e2e/contract/validating-proxy.ts ${port} ${apiPort}`,
      cwd: join(import.meta.dirname, '..'),
      url: `http://localhost:${port}/validating-proxy`,
    },
  ],
})

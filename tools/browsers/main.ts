import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../build.ts'
import { freePort } from '../free-port.ts'
import { root, SERVER, serverFlags } from '../run.ts'
import { checks } from './checks.ts'
import type { Driver } from './driver.ts'
import { openChromium, openFirefox } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'

// pnpm test:browsers [browser …]: every address, a sign-in, a form, a sheet and a drag in each browser that is promised.
const browsers: Record<string, { open: () => Promise<Driver | undefined>; install: string }> = {
  chromium: { open: openChromium, install: 'pnpm exec playwright install chromium' },
  firefox: { open: openFirefox, install: 'apt-get install firefox-esr' },
  webkit: { open: openWebKit, install: 'apt-get install webkit2gtk-driver xvfb' },
}

const wanted = process.argv.slice(2)
const results: Record<string, { version: string; passed: string; failed: string }> = {}
await build()
for (const [name, { open, install }] of Object.entries(browsers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const driver = await open()
  if (!driver) {
    console.log(`– ${name}: not on this machine, so nothing was tried in it (${install})`)
    continue
  }
  const failures = await withServer((origin) => tryAll(name, driver, origin)).finally(() => driver.close())
  results[name] = {
    version: driver.version,
    passed: `${checks.length - failures.length} of ${checks.length}`,
    failed: failures.join(', '),
  }
  if (failures.length > 0) process.exitCode = 1
}
console.table(results)

async function tryAll(name: string, driver: Driver, origin: string) {
  const failures: string[] = []
  for (const check of checks) {
    try {
      await check.run(driver, origin)
    } catch (error) {
      failures.push(check.name)
      console.error(`✗ ${name} ${check.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return failures
}

/** A server with the demo data of its own, so that one browser does not see what another has changed. */
async function withServer<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-browsers-'))
  const port = await freePort()
  const server = spawn(process.execPath, [...serverFlags, SERVER], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', LIMIT_REQUESTS: '100000' },
  })
  try {
    await ready(server, port)
    return await use(`http://localhost:${port}`)
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ready(server: ChildProcess, port: number) {
  while (server.exitCode === null) {
    const isReady = await fetch(`http://localhost:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(200)
  }
  throw new Error('The server did not start')
}

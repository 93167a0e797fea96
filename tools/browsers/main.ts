import { build } from '../build.ts'
import { checks } from './checks.ts'
import type { Driver } from './driver.ts'
import { openChromium, openFirefox } from './puppeteer.ts'
import { openWebKit } from './webkit.ts'
import { withServer } from '../machine/with-server.ts'

// pnpm test:browsers [browser …]: every address, a sign-in, a form, a sheet and a drag in each browser that is promised.
const browsers: Record<string, { open: () => Promise<Driver | undefined>; install: string }> = {
  chromium: { open: openChromium, install: 'pnpm exec playwright install chromium' },
  firefox: { open: openFirefox, install: 'apt-get install firefox-esr' },
  webkit: { open: openWebKit, install: 'apt-get install webkit2gtk-driver xvfb' },
}

const selected = process.argv.slice(2)
const results: Record<string, { version: string; passed: string; failed: string }> = {}
await build()
for (const [name, { open, install }] of Object.entries(browsers)) {
  if (selected.length > 0 && !selected.includes(name)) continue
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

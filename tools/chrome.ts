import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Launch options of the Chromium that comes from npm (Linux x64). Elsewhere the
 * browser that Playwright manages is used.
 */
export async function chrome() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  const folder = join(tmpdir(), `admin-panel-chromium-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  // The package unpacks the libraries that Chromium needs only where it believes to run on Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--headless=shell', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--no-first-run'] }
}

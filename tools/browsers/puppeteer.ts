import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { chrome } from '../machine/chrome.ts'
import { VIEWPORT, type Driver, type Point } from './driver.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The Chromium of the tests, by DevTools. */
export async function openChromium(): Promise<Driver | undefined> {
  const { executablePath, args } = await chrome()
  return executablePath ? open({ browser: 'chrome', executablePath, args }) : undefined
}

/** A Firefox of this machine, by WebDriver BiDi. */
export async function openFirefox(): Promise<Driver | undefined> {
  const executablePath = process.env['FIREFOX_PATH'] ?? FIREFOX.find((path) => existsSync(path))
  return executablePath
    ? open({ browser: 'firefox', executablePath, extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU' } })
    : undefined
}

async function open(options: Parameters<typeof launch>[0]): Promise<Driver> {
  const browser = await launch({ ...options, headless: true, defaultViewport: VIEWPORT })
  const page = await browser.newPage()
  return {
    version: await browser.version(),
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    ...(options?.browser === 'chrome' && {
      async drag(from: Point, to: readonly Point[]) {
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        for (const { x, y } of to) await page.mouse.move(x, y)
        await page.mouse.up()
      },
    }),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

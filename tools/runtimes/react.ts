import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { chrome } from '../machine/chrome.ts'
import { buildPackage, packPackage } from '../packages/pack.ts'
import { installIn, type Outcome } from './processes.ts'
import type { Verdict } from './smoke.ts'

const exec = promisify(execFile)

const refs = 'button BUTTON, checkbox INPUT, field DIV, input INPUT, link A, sidebar NAV'

// What a person does with the page of `in-react.tsx`.
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  refs: (page) => page.waitForFunction((expected) => document.title === expected, refs),
  hooks: (page) => page.getByText('admin@example.com, true, 10').waitFor(),
  async 'a toast'(page) {
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved').waitFor()
  },
  async 'a dialog of a trigger'(page) {
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByRole('dialog', { name: 'A question' }).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Ask' }).and(page.locator(':focus')).waitFor()
  },
  async 'a tooltip'(page) {
    await page.getByRole('button', { name: 'Explain' }).hover()
    await page.getByRole('tooltip', { name: 'Why it is so' }).waitFor()
  },
  async 'a menu, and a field that it leads to'(page) {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Go to the name' }).click()
    await page.getByRole('textbox', { name: 'Name', description: 'It is empty' }).waitFor()
  },
  async 'a combobox'(page) {
    const city = page.getByRole('combobox', { name: 'City' })
    await city.fill('mos')
    await page.getByRole('option', { name: 'Moscow' }).click()
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Moscow'))
  },
  async 'a date out of the calendar'(page) {
    const day = page.getByRole('textbox', { name: 'Day' })
    await day.fill('05.12.2026')
    await day.press('Alt+ArrowDown')
    await page.getByRole('gridcell').getByRole('button', { name: '17' }).click()
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value.includes('17')))
  },
  async tabs(page) {
    await page.getByRole('tab', { name: 'Two' }).click()
    await page.getByText('Second').waitFor()
  },
  async 'a tree'(page) {
    await page.getByRole('treeitem', { name: 'Branch' }).click()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('treeitem', { name: 'Leaf' }).waitFor()
  },
  async 'a long table'(page) {
    await page.getByRole('checkbox', { name: 'Row 1', exact: false }).first().check()
    await page.getByRole('row', { selected: true }).waitFor()
  },
  async 'a long table as cards'(page) {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.waitForFunction(() => document.querySelectorAll('tr[data-index]').length > 0)
    await page.mouse.wheel(0, 5000)
  },
}

/** The packed components and hooks with a version of React, in a project of its own: types, a page and its parts. */
export const inReact =
  (major: string, version: string) =>
  async (folder: string, address: string): Promise<Outcome> => {
    const project = join(folder, `react-${version}`)
    mkdirSync(project, { recursive: true })
    writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }))
    const names = ['permissions', 'sdk', 'hooks', 'ui']
    for (const name of ['hooks', 'ui']) await buildPackage(name)
    const tarballs = await Promise.all(names.map((name) => packPackage(name, project)))
    const react = [`react@${version}`, `react-dom@${version}`, `@types/react@${major}`, `@types/react-dom@${major}`]
    await installIn(project, [...tarballs, ...react, '@tanstack/react-query@5', 'typescript@5'])
    copyFileSync(join(import.meta.dirname, 'in-react.tsx'), join(project, 'in-react.tsx'))
    const verdicts: Verdict[] = [{ check: 'types', fault: await faultsOfTypes(project) }]
    const outfile = join(project, 'page.js')
    const define = { 'process.env.NODE_ENV': '"development"' }
    await build({
      entryPoints: [join(project, 'in-react.tsx')],
      outfile,
      define,
      bundle: true,
      jsx: 'automatic',
      format: 'esm',
    })
    verdicts.push(...(await tryPage(outfile, address)))
    return { version, verdicts }
  }

async function faultsOfTypes(project: string) {
  const compilerOptions = {
    module: 'preserve',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['in-react.tsx'] }))
  return exec(process.execPath, ['node_modules/typescript/bin/tsc'], { cwd: project }).then(
    () => null,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

async function tryPage(script: string, address: string): Promise<Verdict[]> {
  await using browser = await chromium.launch(await chrome())
  const page = await browser.newPage()
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.route('**/react.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type="module" src="/page.js"></script>' }),
  )
  await page.route('**/page.js', (route) => route.fulfill({ contentType: 'text/javascript', path: script }))
  await page.goto(`${address}/react.html`)
  const verdicts: Verdict[] = []
  for (const [check, step] of Object.entries(steps))
    verdicts.push({ check, fault: await step(page).then(() => null, String) })
  return [...verdicts, { check: 'no complaint of React', fault: complaints.join('\n') || null }]
}

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { preview } from 'vite'
import { violations } from '../../e2e/support/axe.ts'
import { chrome } from '../machine/chrome.ts'
import { root } from '../run.ts'
import { type Entry, OUTPUT, readStories } from './output.ts'

// pnpm stories:compare [--all] [--only text]: pictures of the stories of the last `pnpm storybook:build` in both themes,
// compared with those of the run before, and their accessibility. Without --all, a screen is opened in one state.
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})
const folder = join(root, '.shots/stories')
const before = join(folder, 'before')
const after = join(folder, 'after')
const changes = join(folder, 'changes')
const THEMES = ['light', 'dark'] as const
const NEW = 'новая'
/** The folders of pictures, with their captions. */
const SHOTS = { before: 'До', after: 'После', changes: 'Изменения' }

rmSync(changes, { recursive: true, force: true })
for (const directory of [before, after, changes]) mkdirSync(directory, { recursive: true })

const allStories = readStories()
const stories = allStories.filter(
  ({ id, title }) => id.includes(values.only) && (values.all || !title.startsWith('Экраны/') || id.endsWith('--full')),
)
const queue = stories.flatMap((story) => THEMES.map((theme) => ({ story, theme })))
const faults: string[] = []
const server = await preview({
  configFile: false,
  root,
  build: { outDir: OUTPUT },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
})
const browser = await chromium.launch(await chrome())
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await take(next.story, next.theme)
  }),
)
await browser.close()
await server.close()

const rows = compare()
writeFileSync(join(folder, 'index.html'), report(rows))
const newCount = rows.filter(({ change }) => change === NEW).length
console.log(
  `✓ ${stories.length} stories in ${THEMES.length} themes: ${newCount} pictures are new, ${rows.length - newCount} differ, see .shots/stories/index.html`,
)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

async function take({ id, title, name, tags }: Entry, theme: (typeof THEMES)[number]) {
  // A page of its own: stories share a client and its storage.
  const page = await browser.newPage({
    baseURL: server.resolvedUrls?.local[0] ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
  })
  try {
    await page.goto(`iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=theme:${theme}`)
    await isDrawn(page, id)
    const storyFaults = tags.includes('fades')
      ? []
      : await violationsAfterAddon(page, id.startsWith('screen-') ? 'html' : 'body')
    faults.push(...storyFaults.filter(isOwn(id)).map((fault) => `✗ ${title}, ${name} (${theme}): ${fault}`))
    const picture = `${id}.${theme}.png`
    if (existsSync(join(after, picture))) renameSync(join(after, picture), join(before, picture))
    await page.screenshot({ path: join(after, picture), animations: 'disabled', caret: 'hide' })
  } catch (error) {
    faults.push(`✗ ${title}, ${name} (${theme}): ${String(error)}`)
  } finally {
    await page.close()
  }
}

/** The addon checks the story too, and axe runs once at a time. */
async function violationsAfterAddon(page: Page, within: string): Promise<string[]> {
  try {
    return await violations(page, within)
  } catch (error) {
    if (!String(error).includes('Axe is already running')) throw error
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return violationsAfterAddon(page, within)
  }
}

/** A component is a part of a page, which has the landmarks. */
function isOwn(id: string) {
  return (fault: string) => id.startsWith('screen-') || !fault.startsWith('region:')
}

async function isDrawn(page: Page, id: string) {
  await page.locator('#storybook-root > *, [role=dialog], [role=menu]').first().waitFor({ state: 'attached' })
  if (id.startsWith('screen-')) await page.locator('#storybook-root h1').first().waitFor()
  // The loading state stays busy.
  if (!id.endsWith('--loading')) await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

interface Row {
  /** The picture, by its file. */
  readonly picture: string
  readonly change: string
}

function compare(): Row[] {
  const pictures = stories.flatMap(({ id }) => THEMES.map((theme) => `${id}.${theme}.png`))
  const ids = new Set(allStories.map(({ id }) => id))
  const removed = readdirSync(after).filter((picture) => !ids.has(picture.replace(/\.\w+\.png$/, '')))
  for (const picture of removed) renameSync(join(after, picture), join(before, picture))
  return [
    ...removed.map((picture) => ({ picture, change: 'удалена' })),
    ...pictures.flatMap((picture) => {
      if (!existsSync(join(after, picture))) return []
      if (!existsSync(join(before, picture))) return [{ picture, change: NEW }]
      const count = difference(picture)
      return count === 0 ? [] : [{ picture, change: `точек: ${count.toLocaleString('ru-RU')}` }]
    }),
  ]
}

/** The number of pixels that differ, which are drawn into `changes`. */
function difference(name: string): number {
  const imageBefore = read(before, name)
  const imageAfter = read(after, name)
  const { width, height } = imageAfter
  if (imageBefore.width !== width || imageBefore.height !== height) return width * height
  const marks = new PNG({ width, height })
  const count = pixelmatch(imageBefore.data, imageAfter.data, marks.data, width, height, { threshold: 0.1 })
  if (count > 0) writeFileSync(join(changes, name), PNG.sync.write(marks))
  return count
}

function read(shots: string, name: string) {
  return PNG.sync.read(readFileSync(join(shots, name)))
}

/** A page for designers: the changed pictures by the title of their story, each before, after, and with its changes marked. */
function report(rows: readonly Row[]): string {
  const titleOf = ({ picture }: Row) => storyOf(picture)?.title ?? 'Удалённые'
  const titles = [...new Set(rows.map(titleOf))]
  const sections = titles.map((title) => [title, rows.filter((row) => titleOf(row) === title)] as const)
  const contents = sections.map(([title, { length }], index) => `<li><a href="#s${index}">${title}</a> ${length}</li>`)
  const parts = sections.map(
    ([title, members], index) => `<h2 id="s${index}">${title}</h2>${members.map(figures).join('\n')}`,
  )
  return `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Истории до и после</title>
<style>body{font:14px system-ui;margin:24px}ul{columns:20rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0}img{width:100%;border:1px solid #ccc}small{color:#666;font-weight:400}</style>
<h1>Изменились ${rows.length} из ${stories.length * THEMES.length} картинок</h1><ul>${contents.join('')}</ul>${parts.join('\n')}`
}

function figures({ picture, change }: Row): string {
  const theme = picture.endsWith('.dark.png') ? 'тёмная' : 'светлая'
  const shots = Object.entries(SHOTS).filter(([shot]) => existsSync(join(folder, shot, picture)))
  const columns = shots.map(
    ([shot, caption]) =>
      `<figure><figcaption>${caption}</figcaption><a href="${shot}/${picture}"><img loading="lazy" alt="" src="${shot}/${picture}"></a></figure>`,
  )
  return `<h3>${storyOf(picture)?.name ?? picture} <small>${theme}, ${change}</small></h3><div>${columns.join('')}</div>`
}

function storyOf(picture: string) {
  return allStories.find(({ id }) => id === picture.replace(/\.\w+\.png$/, ''))
}

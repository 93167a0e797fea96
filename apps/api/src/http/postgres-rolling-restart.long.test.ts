import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type ServerProcess, startServer } from '#test/server-process.ts'
import { AUDIT_KEY } from '#test/start.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'admin-panel-rolling-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** A panel whose page names two files of its build. */
function panelOf(build: string): string {
  const path = folder()
  mkdirSync(join(path, 'assets'))
  writeFileSync(join(path, 'assets', `app-${build}.js`), build)
  writeFileSync(join(path, 'assets', `app-${build}.css`), build)
  const head = `<script src="/assets/app-${build}.js"></script><link href="/assets/app-${build}.css">`
  writeFileSync(join(path, 'index.html'), `<!doctype html><html lang="ru"><head>${head}</head></html>`)
  return path
}

async function createDatabase(): Promise<string> {
  const url = inject('postgres')
  const name = `rolling_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(url.replace(/\/postgres$/, '/template1'))
  await admin.connect()
  await admin.query(`create database ${name} template postgres strategy file_copy`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return url.replace(/\/postgres$/, `/${name}`)
}

/** Opens the page at each process, and asks every process for its files; returns the builds and what did not come. */
async function visitAll(processes: readonly ServerProcess[]) {
  const builds = new Set<string>()
  const absent: string[] = []
  for (const { url } of processes) {
    const page = await (await fetch(url)).text()
    for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
      for (const other of processes) {
        const reply = await fetch(other.url + path)
        builds.add(await reply.text())
        if (reply.status !== 200) absent.push(`${reply.status} ${path}`)
      }
  }
  return { builds: [...builds].toSorted(), absent }
}

test('While three processes are replaced one by one, each has the files of every page; afterwards an open old page has its own', async () => {
  const [before, after] = [panelOf('before'), panelOf('after')]
  const settings = { DATABASE_URL: await createDatabase(), AUDIT_KEY, DATA_DIR: folder() }
  const processes = await Promise.all([1, 2, 3].map(() => startServer({ ...settings, PANEL_DIR: before })))
  expect(await visitAll(processes)).toEqual({ builds: ['before'], absent: [] })

  for (let replaced = 0; replaced < 3; replaced++) {
    const next = startServer({ ...settings, PANEL_DIR: after })
    expect(await processes[replaced]?.end('SIGTERM')).toBe(0)
    processes[replaced] = await next
    const builds = replaced === 2 ? ['after'] : ['after', 'before']
    expect(await visitAll(processes)).toEqual({ builds, absent: [] })
  }
  for (const { url } of processes) expect(await (await fetch(`${url}/assets/app-before.js`)).text()).toBe('before')
})

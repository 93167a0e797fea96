import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withServer } from '../machine/with-server.ts'
import { buildPackage, packPackage } from '../packages/pack.ts'
import { setup as buildServer } from '../build.ts'
import { bundleSmoke } from './bundle.ts'
import { inChromium } from './chromium.ts'
import { inNext } from './next.ts'
import { inProcess, inWorkerd, installIn, type Outcome } from './processes.ts'
import { inReactRouter } from './react-router.ts'
import { inReact } from './react.ts'

// pnpm test:runtimes [runtime …]: the packed SDK against the reference API in each runtime that is promised. A runtime that
// npm does not have for this machine is named and left out.
type Install = (...packages: string[]) => Promise<void>
type Attempt = (folder: string, address: string, install: Install) => Promise<Outcome>

const node =
  (version: string, file: string): Attempt =>
  async (folder, address, install) => {
    await install(`node@${version}`)
    return inProcess(folder, 'node_modules/node/bin/node', [file, address])
  }

const runtimes: Record<string, Attempt> = {
  'node 22': node('22', 'in-process.mjs'),
  'node 24': node('24', 'in-process.mjs'),
  'node 24, require': node('24', 'in-process.cjs'),
  'node current': node('latest', 'in-process.mjs'),
  async bun(folder, address, install) {
    await install('bun')
    return inProcess(folder, 'node_modules/.bin/bun', ['in-process.mjs', address])
  },
  async deno(folder, address, install) {
    await install('deno')
    return inProcess(folder, 'node_modules/.bin/deno', ['run', '--allow-all', 'in-process.mjs', address])
  },
  async workerd(folder, address, install) {
    await install('miniflare@4')
    return inWorkerd(folder, address)
  },
  chromium: inChromium,
  next: inNext,
  'react router': inReactRouter,
  'react 18.2': inReact('18', '18.2.0'),
  'react 19': inReact('19', '19'),
}

const { positionals } = parseArgs({ allowPositionals: true })
const selected = Object.entries(runtimes).filter(([name]) => positionals.length === 0 || positionals.includes(name))
using temporary = mkdtempDisposableSync(join(tmpdir(), 'runtimes-'))
const folder = temporary.path
await Promise.all([buildServer(), packInto(folder)])
await bundleSmoke(folder)
await withServer((address) => tryAll(address))
async function packInto(target: string) {
  const names = ['permissions', 'sdk']
  // The declarations of the second are made from the build of the first.
  for (const name of names) await buildPackage(name)
  const tarballs = await Promise.all(names.map((name) => packPackage(name, target)))
  writeFileSync(join(target, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  await installIn(target, tarballs)
}

async function tryAll(address: string) {
  const table: Record<string, { version: string; passed: string }> = {}
  for (const [name, attempt] of selected) {
    let isInstalled = true
    const install: Install = async (...packages) => {
      isInstalled = false
      await installIn(folder, packages)
      isInstalled = true
    }
    const outcome = await attempt(folder, address, install).catch((error: unknown) => String(error))
    if (typeof outcome !== 'string') {
      const faults = outcome.verdicts.filter(({ fault }) => fault !== null)
      for (const { check, fault } of faults) console.error(`✗ ${name}, ${check}: ${fault}`)
      const { length } = outcome.verdicts
      table[name] = { version: outcome.version, passed: `${length - faults.length} of ${length}` }
      if (faults.length > 0) process.exitCode = 1
    } else if (isInstalled) {
      console.error(`✗ ${name}: ${outcome}`)
      process.exitCode = 1
    } else console.log(`– ${name}: npm has none for this machine, so nothing was tried in it`)
  }
  console.table(table)
}

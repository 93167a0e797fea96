import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../machine/free-port.ts'
import { run } from '../run.ts'

// The audit names its fetch by a dist-tag, which a mirror of npm may lack.
const manifest = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } }

export interface Registry {
  readonly url: string
  /** The `.npmrc` of a folder whose packages go to the registry and come from it. */
  readonly npmrc: string
  readonly stop: () => void
}

/** A registry for the packages of this project alone; every other package comes from npm. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--no-audit', '--no-fund'], {}, folder)
  const url = `http://localhost:${await freePort()}`
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    `storage: ${folder}/storage
uplinks: { npm: { url: 'https://registry.npmjs.org/' } }
packages:
  '@admin-panel/*': { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
log: { type: stdout, level: warn }
`,
  )
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const server = spawn(process.execPath, [program, '--config', config, '--listen', url], { stdio: 'inherit' })
  await answer(`${url}/-/ping`)
  const npmrc = `registry=${url}/\n//${new URL(url).host}/:_authToken=local\n`
  return { url, npmrc, stop: () => void server.kill() }
}

async function answer(url: string) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await setTimeout(200)
  }
  throw new Error(`The registry at ${url} does not answer.`)
}

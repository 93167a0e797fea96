import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, fingerprint } from '../build.ts'
import { run, steps } from '../run.ts'
import { record, recorded } from './record.ts'
import { writeStories } from './write-stories.ts'

/** The folder of the static Storybook, which the documentation links. */
const OUTPUT = 'apps/docs/dist/storybook'

// pnpm storybook, pnpm storybook:build: the screens are recorded on the demo data when something has changed.
const [command = 'dev', ...options] = process.argv.slice(2)

await steps([
  () => build(),
  recordScreens,
  () =>
    command === 'build'
      ? run('storybook', ['build', '--quiet', '--output-dir', OUTPUT, ...options])
      : run('storybook', ['dev', '--port', '6006', '--no-open', ...options]),
])

async function recordScreens() {
  const stamp = join(recorded, '.sources')
  const print = fingerprint([
    'apps/{admin,api}/dist/.sources',
    'tools/stories/{record,write-stories}.ts',
    'e2e/support/addresses.ts',
    'apps/api/src/test/serve-demo.ts',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  const screens = await record()
  console.log(`✓ ${screens.length} screens are recorded, for ${writeStories(screens)} stories`)
  writeFileSync(stamp, print)
}

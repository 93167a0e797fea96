import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import manifest from '../../package.json' with { type: 'json' }
import { root, run } from '../run.ts'
import { installFrom } from './fresh-project.ts'
import { startRegistry } from './registry.ts'

// pnpm release: raises versions by the changesets, builds and publishes the packages with their provenance; commits, tags
// and pushes the new versions.
// pnpm release --dry-run: the same in a copy of the last commit, into a registry on this machine; then a new project installs them.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })

const publish = ['-r', '--filter', './packages/*', 'publish', '--access', 'public', '--no-git-checks']

/** In `folder`: the versions and changelogs of the next release, and what npm would get. */
async function prepare(folder: string) {
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {}, folder)
  await run('pnpm', ['gen'], {}, folder)
  await run('pnpm', ['exec', 'changeset', 'version'], {}, folder)
  await run('node', ['openapi/gen/main.ts', '--released'], {}, folder)
  await run('node', ['tools/release/schema.ts'], {}, folder)
  await run('pnpm', ['-r', '--filter', './packages/*', 'build'], {}, folder)
}

/** Commits what `prepare` changed, the released contract included, and tags the versions. */
async function record(folder: string) {
  const env = Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) => [
      [`GIT_${role}_NAME`, manifest.author],
      [`GIT_${role}_EMAIL`, 'release@example.com'],
    ]),
  )
  await run('git', ['add', '--all'], {}, folder)
  await run('git', ['commit', '--quiet', '--message', 'chore: release'], env, folder)
  await run('pnpm', ['exec', 'changeset', 'tag'], env, folder)
}

async function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const copy = join(folder, 'source')
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    await run('git', ['clone', '--quiet', root, copy])
    await prepare(copy)
    await record(copy)
    writeFileSync(join(copy, '.npmrc'), registry.npmrc)
    await run('pnpm', [...publish, '--registry', registry.url], {}, copy)
    await installFrom(registry, join(folder, 'project'))
    console.log('✓ a new project installs the release and runs it')
  } finally {
    registry.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function release() {
  if (manifest.repository.url.includes('//example.com/'))
    throw new Error('package.json has no public address yet: set repository, homepage and bugs before a release.')
  await prepare(root)
  await run('pnpm', publish, { NPM_CONFIG_PROVENANCE: 'true' })
  await record(root)
  await run('git', ['push', '--follow-tags'])
}

await (values['dry-run'] ? rehearse() : release()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import released from '#db/migrating/released.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../../..')
const PACKAGES = ['apps/api', 'openapi', 'packages/permissions', 'packages/sdk']
const MEGABYTES = 1024 * 1024

/** Whether this checkout has the last release in its history; a shallow one has not. */
export const hasRelease =
  spawnSync('git', ['cat-file', '-e', `${released.revision}^{commit}`], { cwd: root }).status === 0

/** Builds the server of the last release from its commit, with the dependencies of today, and returns the folder of it. */
export function buildReleased(onEnd: (end: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-released-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', released.revision, 'tools', 'tsconfig.base.json', ...PACKAGES], {
    cwd: root,
    maxBuffer: 256 * MEGABYTES,
  })
  execFileSync('tar', ['x'], { cwd: folder, input: archive })
  // The links of the workspace are relative, so here they lead to the packages of the release.
  for (const path of PACKAGES)
    cpSync(join(root, path, 'node_modules'), join(folder, path, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const script = `import('./tools/build/server.ts').then(({ buildServer }) => buildServer())`
  execFileSync(process.execPath, ['--conditions=@admin-panel/source', '--eval', script], { cwd: folder })
  return join(folder, 'apps/api/dist')
}

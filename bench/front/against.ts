import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, SERVER } from '../../tools/run.ts'

/** Builds another commit in a folder of its own, unless an earlier run has, and returns the folder. */
export async function buildCommit(commit: string): Promise<string> {
  const id = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  // Node runs no TypeScript below node_modules, where the cache is.
  const folder = join(tmpdir(), `admin-panel-${id.slice(0, 12)}`)
  if (existsSync(join(folder, SERVER)) && existsSync(join(folder, 'apps/admin/dist/screens.json'))) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x'], { cwd: folder, input: archive })
  await run('npx', ['-y', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], {}, folder)
  await run('node', ['tools/build.ts'], {}, folder)
  return folder
}

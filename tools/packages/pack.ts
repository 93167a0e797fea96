import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../run.ts'

const exec = promisify(execFile)

export async function buildPackage(name: string): Promise<void> {
  await exec('pnpm', ['run', 'build'], { cwd: join(root, 'packages', name), maxBuffer: 2 ** 26 })
}

/** Makes the tarball of a built package in `folder`, as npm would get it. */
export async function packPackage(name: string, folder: string): Promise<string> {
  const target = join(folder, `${name}.tgz`)
  await exec('pnpm', ['pack', '--out', target], { cwd: join(root, 'packages', name) })
  return target
}

import { build } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/run.ts'

/**
 * Bundles a page of a peer, `front/bare` for instance, with its packages from npm. They stay in the cache between runs,
 * outside the workspace's dependencies.
 */
export async function bundlePeer(kind: string, name: string): Promise<Buffer> {
  const cache = join(root, 'node_modules/.cache', kind)
  cpSync(join(import.meta.dirname, kind), cache, { recursive: true })
  const folder = join(cache, name)
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  })
  const outfile = join(folder, 'page.js')
  await build({
    entryPoints: [join(folder, 'page.jsx')],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return readFileSync(outfile)
}

import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, run } from '../run.ts'

const dist = join(root, 'apps/admin/dist')
const KEPT_FOR = 14 * 24 * 60 * 60_000

/** Builds the panel and compresses its files. */
export async function buildPanel() {
  await run('vite', ['build', 'apps/admin', '--emptyOutDir', 'false', '--logLevel', 'warn'])
  pruneAssets()
  const files = globSync('assets/*.{js,css,svg}', { cwd: dist }).map((file) => join(dist, file))
  await Promise.all(files.filter((file) => !existsSync(`${file}.br`)).map(compress))
}

async function compress(file: string) {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** A panel that is open while a new one is built still asks for its own chunks, for two weeks. */
function pruneAssets() {
  const oldest = Date.now() - KEPT_FOR
  for (const file of globSync('assets/*', { cwd: dist })) {
    const path = join(dist, file)
    if (statSync(path).mtimeMs < oldest) rmSync(path)
  }
}

import { createHash } from 'node:crypto'
import { globSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root, run } from './run.ts'

const dist = join(root, 'apps/admin/dist')
const stamp = join(dist, '.sources')

/** Builds the panel and compresses its files, unless nothing has changed since the last time. */
export async function build({ force = false } = {}) {
  const sources = fingerprint()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await run('vite', ['build', 'apps/admin', '--logLevel', 'warn'])
  const files = globSync('**/*.{js,css,html,svg,json}', { cwd: dist }).map((file) => join(dist, file))
  await Promise.all(files.filter((file) => !file.endsWith('index.html')).map(compress))
  writeFileSync(stamp, sources)
}

async function compress(file: string) {
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

function fingerprint() {
  const files = globSync(
    ['apps/admin/{index.html,*.ts,package.json}', 'apps/admin/{src,project.inlang}/**/*', 'packages/*/src/**/*'],
    {
      cwd: root,
      exclude: (path) => /paraglide|cache|\.test\.|\.stories\./.test(path),
    },
  )
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const { size, mtimeMs, isFile } = describe(file)
    if (isFile) hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function describe(file: string) {
  const found = statSync(join(root, file))
  return { size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() }
}

if (import.meta.main) await build({ force: true })

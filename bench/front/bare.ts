import { build } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from '../../tools/run.ts'

const PAGE =
  '<!doctype html><html lang="en"><title>Users</title><script type="module" src="/assets/page.js"></script><div id="root"></div></html>'

interface BareOptions {
  port: number
  api: number
  /** The program: one list, or lists and records. */
  page?: 'page' | 'records'
}

/** Serves a page of `bench/front/bare` with its packages from npm, as the panel is served: compressed, its script immutable. */
export async function serveBare({ port, api, page = 'page' }: BareOptions): Promise<Server> {
  const script = await promisify(brotliCompress)(await bundleBare(page))
  const server = createServer((incoming, reply) => {
    if (incoming.url?.startsWith('/api/')) {
      const { method, headers, url: path } = incoming
      const passed = request({ port: api, method, headers, path }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      })
      incoming.pipe(passed)
    } else if (incoming.url === '/assets/page.js') {
      const cached = { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' }
      reply.writeHead(200, { 'content-type': 'text/javascript', ...cached }).end(script)
    } else if (incoming.url === '/favicon.ico') reply.writeHead(204).end()
    else reply.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(PAGE)
  })
  return server.listen(port, '127.0.0.1')
}

/** The packages stay in the cache between runs, outside the workspace's dependencies. */
async function bundleBare(page: string): Promise<Buffer> {
  const folder = join(root, 'node_modules/.cache/front/bare')
  cpSync(join(import.meta.dirname, 'bare'), folder, { recursive: true })
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], {
    cwd: folder,
    stdio: 'inherit',
  })
  const outfile = join(folder, `${page}.js`)
  await build({
    entryPoints: [join(folder, `${page}.jsx`)],
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

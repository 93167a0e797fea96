import { createServer, request, type Server } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { bundlePeer } from '../bundle.ts'

const PAGE =
  '<!doctype html><html lang="en"><title>Users</title><script type="module" src="/assets/page.js"></script><div id="root"></div></html>'

/** Serves a page of `bench/front` with its packages from npm, as the panel is served: compressed, its script immutable. */
export async function servePeer(name: string, { port, api }: { port: number; api: number }): Promise<Server> {
  const script = await promisify(brotliCompress)(await bundlePeer('front', name))
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

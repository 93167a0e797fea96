import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'
import { root } from '../../tools/run.ts'
import { bundlePeer } from '../bundle.ts'

interface Page {
  readonly files: ReadonlyMap<string, Buffer>
  /** After brotli. */
  readonly scriptBytes: number
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the page of each name: ours as the panel is built, those of the peers with their packages from npm. */
export async function pagesOf(names: readonly string[]): Promise<Record<string, Page>> {
  const pages: Record<string, Page> = {}
  for (const name of names) {
    const files = name === 'ours' ? await buildOurs() : new Map([['page.js', await bundlePeer('ui', name)]])
    const scripts = [...files].filter(([file]) => file.endsWith('.js'))
    const scriptBytes = scripts.reduce((sum, [, content]) => sum + brotliCompressSync(content).length, 0)
    pages[name] = { files, scriptBytes }
  }
  return pages
}

async function buildOurs() {
  const outDir = join(root, 'node_modules/.cache/ui/ours/dist')
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'ours'),
    logLevel: 'error',
    plugins: [react({ compiler: true }), tailwind()],
    resolve: { conditions: ['@admin-panel/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, 'ours/page.jsx'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  return new Map(readdirSync(outDir).map((file) => [file, readFileSync(join(outDir, file))]))
}

/** Serves each page under its name. */
export function servePages(pages: Record<string, Page>, port: number): Server {
  return createServer((request, reply) => {
    const [, name = '', file = ''] = request.url?.split('/') ?? []
    const page = pages[name]
    const content = page?.files.get(file)
    if (content) reply.writeHead(200, { 'content-type': TYPES[extname(file)] }).end(content)
    else if (page && file === '') {
      const style = page.files.has('page.css') ? `<link rel="stylesheet" href="page.css">` : ''
      reply.writeHead(200, { 'content-type': 'text/html' })
      reply.end(
        `<!doctype html><html lang="en"><title>Parts</title>${style}<div id="root"></div><script type="module" src="page.js"></script></html>`,
      )
    } else reply.writeHead(404).end()
  }).listen(port, '127.0.0.1')
}

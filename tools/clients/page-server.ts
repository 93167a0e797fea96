import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createClient, memoryStorage } from '@admin-panel/sdk'
import { createServerSession } from '@admin-panel/sdk/server'
import { chromium } from 'playwright'
import { onTestFinished } from 'vitest'
import { seededFolder } from '../../apps/api/src/test/seeded-folder.ts'
import { startServer } from '../../apps/api/src/test/server-process.ts'
import { account } from '../docs/panel.ts'
import { chrome } from '../machine/chrome.ts'

/** A panel with the demo data for one test, and a client of its administrator. */
export async function startPanel(settings: Record<string, string> = {}) {
  const { url } = await startServer({ DATA_DIR: seededFolder(onTestFinished), DRAIN_MS: '0', ...settings })
  const client = createClient({ baseUrl: url, storage: memoryStorage() })
  onTestFinished(() => client.dispose())
  await client.signIn(account)
  return { url, client }
}

/**
 * The server of a page of another team: `/api` goes through its session, and any other document is the page, with what the server has
 * read of the session.
 * @param baseUrl - the address of the panel
 * @param script - the module `/page.js`, which exports what the document calls
 */
export async function servePage(port: number, baseUrl: string, script: string): Promise<string> {
  const { handle, read } = createServerSession({ baseUrl })
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: method === 'GET' ? null : (await text(incoming)) || null,
    })
    const answer = await respond(request)
    outgoing.writeHead(answer.status, [...answer.headers].flat())
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })

  async function respond(request: Request): Promise<Response> {
    if (request.url.includes('/api/')) return handle(request)
    if (request.url.endsWith('/page.js'))
      return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    const { client, initial } = await read(request.headers)
    const { status } = client.session.getSnapshot()
    const html = `<!doctype html><title>${status}</title><div id="page"></div><script type="module">
      import { createClient, mount } from '/page.js'
      window.client = createClient({ baseUrl: '', session: 'server', initial: ${JSON.stringify(initial)} })
      window.first = client.session.getSnapshot()
      mount?.(client)</script>`
    return new Response(html, { headers: { 'content-type': 'text/html' } })
  }

  await new Promise<void>((resolve) => void server.listen(port, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${port}`
}

export async function openContext() {
  const browser = await chromium.launch(await chrome())
  onTestFinished(() => browser.close())
  return browser.newContext()
}

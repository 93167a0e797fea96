/**
 * Keeps the document of each page that was open, so that the page opens again without waiting for the server. A document
 * names all scripts of its build, which the browser has and the server keeps: a page never mixes two builds.
 */
declare const self: ServiceWorkerGlobalScope

const PAGES = 'pages'
// The server removes the scripts of an earlier build after two weeks.
const KEPT_FOR = 7 * 24 * 60 * 60_000
const MOST_KEPT = 100
const PUBLIC: readonly string[] = ['/auth/login', '/auth/forgor', '/auth/forgor/success', '/auth/map-test']
/** A reload asks for the page as it is now. */
const FROM_SERVER: readonly RequestCache[] = ['no-cache', 'no-store', 'reload']

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), keepOpenPages()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), forgetSecrets()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event))
})

/** The first page was open before this worker was. */
async function keepOpenPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const addresses = new Set(pages.map(({ url }) => url))
  await Promise.all([...addresses].map(async (url) => keep(url, await fetch(url))))
}

async function answer(event: FetchEvent): Promise<Response> {
  const { request } = event
  // The browser asks the server while this worker starts.
  const freshPage = Promise.resolve<Response | undefined>(event.preloadResponse).then((page) => page ?? fetch(request))
  event.waitUntil(freshPage.then((page) => keep(request.url, page.clone())).catch(() => undefined))
  return (FROM_SERVER.includes(request.cache) ? undefined : await find(request.url)) ?? freshPage
}

async function find(url: string) {
  const page = await caches.match(pathOf(url), { cacheName: PAGES })
  if (!page || Date.now() - Date.parse(page.headers.get('date') ?? '') > KEPT_FOR) return undefined
  return withNewNonce(page)
}

/** The address of a reset or an invitation is a secret: its reader may set the password. */
function isSecret(path: string) {
  return /\/auth\//.test(path) && !PUBLIC.includes(path)
}

/** Workers of earlier builds kept such addresses too. */
async function forgetSecrets() {
  const cache = await caches.open(PAGES)
  for (const request of await cache.keys()) if (isSecret(pathOf(request.url))) await cache.delete(request)
}

async function keep(url: string, page: Response) {
  if (isSecret(pathOf(url))) return
  // Files and answers of the API are no pages.
  if (!page.ok || page.redirected || !nonceOf(page)) return
  const cache = await caches.open(PAGES)
  const [other] = await cache.matchAll()
  // After a deploy the pages of the earlier build are forgotten.
  if (other && (await buildOf(other)) !== (await buildOf(page)))
    for (const path of await cache.keys()) await cache.delete(path)
  await cache.put(pathOf(url), page)
  const paths = await cache.keys()
  for (const path of paths.slice(0, -MOST_KEPT)) await cache.delete(path)
}

const pathOf = (url: string) => new URL(url).pathname
const nonceOf = ({ headers }: Response) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
const buildOf = async (page: Response) => /<meta name="build" content="(\w+)"/.exec(await page.clone().text())?.[1]

/** The Content-Security-Policy of each visit has a nonce of its own. */
async function withNewNonce(page: Response) {
  const old = nonceOf(page) ?? ''
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const headers = new Headers(page.headers)
  headers.set('content-security-policy', (headers.get('content-security-policy') ?? '').replaceAll(old, nonce))
  return new Response((await page.text()).replaceAll(old, nonce), { headers })
}

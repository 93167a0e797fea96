import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { HttpError } from './errors.ts'
import { pagePolicy } from './security-headers.ts'
import { sendShared } from './shared-assets.ts'

const NONCE = '__CSP_NONCE__'
const SCHEME = 'content="light dark"'
/** Paths for programs, which are never pages. */
const NO_PAGE = /^\/(api|health|assets|metrics)(\/|$)|\/\./

/**
 * Serves the built panel: static assets, and for every other path index.html with a fresh nonce and the visitor's color
 * mode. It is a 404 where the panel has no page, and says so itself.
 */
export async function registerPanel(app: FastifyInstance, { panelDir, maps, tracesUrl, oidc }: Env, db: Database) {
  const index = join(panelDir, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  const settings = `${tracesUrl ? '<meta name="traced">' : ''}${signInWays(oidc)}`
  const screenOf = readScreens(join(panelDir, 'screens.json'))
  if (page !== undefined) {
    const root = join(panelDir, 'assets')
    const assets = new Set(globSync('**/*', { cwd: root }))
    await app.register(serveStatic, {
      root,
      // The plugin's own route lists the folder for every request, to compare spellings.
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
      const name = request.params['*']
      return assets.has(name) ? reply.sendFile(name) : sendShared(db, name, request, reply)
    })
    const worker = join(panelDir, 'worker.js')
    if (existsSync(worker)) serveWorker(app, readFileSync(worker, 'utf8'))
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !NO_PAGE.test(path) &&
      (extname(path) === '' || isVisit(request))
    if (!isPage || page === undefined) throw new HttpError(404, 'Страница не найдена')
    const nonce = randomBytes(16).toString('base64')
    const { begin, end, isKnown } = screenOf(path)
    return reply
      .code(isKnown && isDecodable(request.originalUrl) ? 200 : 404)
      .header('content-security-policy', pagePolicy(nonce, maps))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        colored(page, colorModeOf(request))
          .replaceAll(NONCE, nonce)
          .replace('<head>', () => `<head>${settings}${begin}`)
          .replace('</head>', () => `${end}</head>`),
      )
  })
}

/** The sign-in page shows these without a request of its own, so nothing of it moves. */
function signInWays({ providers, only }: Env['oidc']) {
  if (providers.length === 0) return ''
  const ways = JSON.stringify({ only, providers: providers.map(({ id, name }) => ({ id, name })) })
  return `<meta name="sign-in" content="${ways.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`
}

/** A browser that opens an address asks for HTML; one that loads a part of a page does not. */
const isVisit = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('text/html')

/** The router refuses a path that cannot be decoded before any handler runs, but a page of it says what is wrong. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1)
  return NO_PAGE.test(path) || isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURI(path))
  } catch {
    return false
  }
}

/** The service worker may ask for pages, and for nothing else. It is read once, as the pages are. */
function serveWorker(app: FastifyInstance, script: string) {
  app.get('/worker.js', (_, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}

interface Screens {
  /** The script that asks for the first data. */
  readonly early: string
  readonly screens: Readonly<Record<string, { readonly files: readonly string[]; readonly asks: readonly string[] }>>
}

/**
 * Whether the panel has a page at a path, and the additions to its head, from the build's list of screens: its first requests and
 * its chunks. Without them each chunk is requested after the one that imports it has run, and the data after them all.
 */
function readScreens(file: string) {
  // A panel that another version has built is served without preloads, and each of its pages is known.
  const { early = '', screens = {} }: Partial<Screens> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const heads = Object.entries(screens)
    // A path with fewer parameters is the more exact one.
    .toSorted(([one], [other]) => one.split(':').length - other.split(':').length)
    .map(([path, { files, asks }]) => ({
      // The router of the panel tells no capitals apart.
      pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
      isKnown: true,
      begin:
        asks.length > 0
          ? `<meta name="early" content="${asks.join(' ').replaceAll('&', '&amp;')}">${scriptOf(early)}`
          : '',
      end: files.map(linkTo).join(''),
    }))
  const unknown = { begin: '', end: '', isKnown: heads.length === 0 }
  return (path: string) => heads.find(({ pattern }) => pattern.test(path)) ?? unknown
}

function scriptOf(file: string) {
  return `<script type="module" async fetchpriority="high" crossorigin src="/${file}"></script>`
}

function linkTo(file: string) {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`
}

/** Reads the panel's cookie `color-mode` (rule L2); without it the operating system decides. */
function colorModeOf({ headers: { cookie = '' } }: FastifyRequest) {
  return /(?:^|;\s*)color-mode=(light|dark)(?=;|$)/.exec(cookie)?.[1]
}

/** Sets the color mode in the HTML, so that the page does not flash before scripts run. */
function colored(page: string, mode: string | undefined) {
  if (mode === undefined) return page
  return page.replace(SCHEME, `content="${mode}"`).replace('<html lang', `<html class="${mode}" lang`)
}

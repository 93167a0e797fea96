import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Env } from '#env.ts'
import { HttpError } from './errors.ts'
import { pagePolicy } from './security-headers.ts'

const NONCE = '__CSP_NONCE__'
const SCHEME = 'content="light dark"'

/**
 * Serves the built panel: static assets, and for every other path index.html with a fresh nonce and the visitor's color
 * mode.
 */
export async function registerPanel(app: FastifyInstance, { panelDir, maps }: Env) {
  const index = join(panelDir, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  if (page !== undefined) {
    await app.register(serveStatic, {
      root: join(panelDir, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      cacheControl: false,
      index: false,
      allowedPath: (path) => !/(\/|\.br|\.gz)$/.test(path),
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|health|assets)(\/|$)|\/\./.test(path) &&
      extname(path) === ''
    if (!isPage || page === undefined) throw new HttpError(404, 'Страница не найдена')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pagePolicy(nonce, maps))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(colored(page, colorModeOf(request)).replaceAll(NONCE, nonce))
  })
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

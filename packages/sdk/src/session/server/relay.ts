import type { OperationId, Result } from '@admin-panel/sdk'
import { englishMessages } from '#errors/english.ts'
import { russianMessages, type MessageKey } from '#errors/messages.ts'
import { isRecord } from '#is-record.ts'
import { routeAt } from './operation-at.ts'
import type { ServerSessionOptions } from './options.ts'
import { belongs, readSecret, removeSecret, secretOf, writeSecret } from './secret.ts'

type Issuing = { [K in OperationId]: Result<K> extends { readonly token: object } ? K : never }[OperationId]

/** The operations that answer with a token, and whether it becomes the one of the page. */
const issuing: Readonly<Record<Issuing, boolean>> = {
  'auth.signIn': true,
  'auth.secondStep': true,
  'auth.byPasskey': true,
  'auth.refresh': true,
  'oidc.finish': true,
  'enrolment.confirmTotp': true,
  'enrolment.addPasskey': true,
  // Its token is for another tab beside the session, which one cookie cannot hold.
  'previews.start': false,
}

const SENT = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-match', 'last-event-id', 'user-agent']
const RETURNED = ['content-disposition', 'content-type', 'etag', 'retry-after', 'x-request-id', 'x-row-count']

/** Passes the calls of the page on to the panel, with the token of the cookie. */
export function createRelay({ baseUrl, addressOf, fetch }: ServerSessionOptions) {
  const base = baseUrl.replace(/\/$/, '')

  return async function handle(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = pathname.slice(Math.max(0, pathname.indexOf('/api/')))
    const operation = /%2f|%5c/i.test(path) ? undefined : routeAt(request.method, path)?.operation
    const { id = '', isPublic } = operation ?? {}
    const issues = isIssuing(id) && issuing[id]
    // Without the body of the API no program takes it for an absent record.
    if (!operation || (isIssuing(id) && !issues)) return new Response('There is no such operation\n', { status: 404 })
    if (!isOfThePage(request)) return refuse(request, 403, 'generic')

    const secret = isPublic ? null : await readSecret(request.headers.get('cookie') ?? '')
    const mark = /^Bearer (\w+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    const isEnd = id === 'auth.signOut'
    // The mark is a header that no other site can send, and says whose session the page shows.
    if (!isPublic && !belongs(secret, mark)) return refuse(request, 401, 'session-expired')

    const headers = picked(request.headers, SENT)
    if (secret) headers.set('authorization', `Bearer ${secret.token}`)
    const address = addressOf?.(request)
    if (address) headers.set('x-forwarded-for', address)
    const { method, body, signal } = request
    const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, redirect: 'manual', duplex: 'half' }
    const response = await (fetch ?? globalThis.fetch)(base + path + search, init).catch(() => null)
    if (!response) return refuse(request, 502, 'generic', isEnd)
    const answer = picked(response.headers, RETURNED)
    if (isEnd) answer.append('set-cookie', removeSecret())
    if (issues && response.ok) {
      const issued: unknown = await response.json().catch(() => null)
      return hasToken(issued)
        ? keepToken(issued, answer, response.status, secret?.mark)
        : refuse(request, 502, 'generic')
    }
    return new Response(response.body, { status: response.status, headers: guarded(answer) })
  }
}

interface Issued {
  readonly token: { readonly value: string }
}

/** Takes the token out of an answer: the page gets its mark. */
async function keepToken({ token, ...rest }: Issued, headers: Headers, status: number, earlier?: string) {
  const secret = await secretOf(token.value, earlier)
  headers.append('set-cookie', writeSecret(secret))
  return Response.json({ ...rest, token: { ...token, value: secret.mark } }, { status, headers: guarded(headers) })
}

const hasToken = (body: unknown): body is Issued =>
  isRecord(body) && isRecord(body['token']) && typeof body['token']['value'] === 'string'

/** Another site can send requests with the cookies, but neither without these headers nor with others in them. */
function isOfThePage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  return !origin || origin.replace(/^https?:\/\//, '') === (headers.get('host') ?? new URL(url).host)
}

function picked(headers: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    }),
  )
}

/** No cache keeps an answer for another user, and no file of the panel runs as a page of this origin. */
function guarded(headers: Headers): Headers {
  headers.set('cache-control', 'no-store')
  headers.set('content-security-policy', 'sandbox')
  headers.set('x-content-type-options', 'nosniff')
  return headers
}

function refuse({ headers }: Request, status: number, key: MessageKey, isEnd = false): Response {
  const messages = headers.get('accept-language')?.startsWith('en') ? englishMessages : russianMessages
  const answer = guarded(new Headers(isEnd ? { 'set-cookie': removeSecret() } : {}))
  return Response.json({ data: { status, message: messages[key] } }, { status, headers: answer })
}

const isIssuing = (id: string): id is Issuing => id in issuing

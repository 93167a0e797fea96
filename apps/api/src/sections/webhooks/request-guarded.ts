import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAllowed } from './address.ts'

interface Request {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** The networks that are allowed besides public addresses. */
  networks: readonly string[]
  signal: AbortSignal
}

/** Sends a request to an address that somebody outside has named: no private one is reached. A redirect is not followed. */
export async function requestGuarded(url: URL, { networks, body, ...options }: Request): Promise<IncomingMessage> {
  const lookedUp = await addressesOf(url, networks, options.signal)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    request(url, { ...options, agent: false, lookup: lookedUp })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
}

/** Resolves the name once: the connection goes to the addresses that were checked. */
async function addressesOf({ hostname, protocol }: URL, networks: readonly string[], signal: AbortSignal) {
  const resolving = lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  const addresses = await Promise.race([resolving, aborted(signal)])
  const refusedAddress = addresses.find(({ address }) => !isAllowed(address, protocol, networks))
  if (refusedAddress) throw new RefusedAddress(refusedAddress.address, protocol)
  const [first = { address: '', family: 4 }] = addresses
  const pinnedLookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, addresses) : done(null, first.address, first.family)
  return pinnedLookup
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** The address leads into a private network, or to a public one without https. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'

  constructor(address: string, protocol: string) {
    super(`Адрес ${address} недоступен${protocol === 'http:' ? ' без https' : ''}`)
  }
}

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'Соединение отклонено',
  ECONNRESET: 'Соединение прервано',
  ENOTFOUND: 'Имя не найдено',
  EAI_AGAIN: 'Имя сейчас не определяется',
  EHOSTUNREACH: 'Узел недоступен',
  ENETUNREACH: 'Сеть недоступна',
  ETIMEDOUT: 'Соединение не установлено',
}

/** Why a request was not made or answered, in Russian. */
export function wordsOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return WORDS[code] ?? `Запрос не выполнен${code && `: ${code}`}`
}

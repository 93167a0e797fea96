import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isAllowed } from './address.ts'

const ANSWER_BYTES = 4096

export interface Answer {
  /** Null if the receiver did not answer. */
  status: number | null
  body: string | null
  failure: string | null
  duration_ms: number
}

interface Delivery {
  url: string
  headers: Record<string, string>
  body: string
  /** The networks that are allowed besides public addresses. */
  networks: readonly string[]
  timeoutMs: number
}

/** Sends one request and reads the beginning of its answer. A redirect is an answer like others, and is not followed. */
export async function post({ url, headers, body, networks, timeoutMs }: Delivery): Promise<Answer> {
  const started = performance.now()
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await send(new URL(url), { headers, body, networks, signal }).catch((error: unknown) => ({
    status: null,
    body: null,
    failure: signal.aborted ? `Нет ответа за ${timeoutMs / 1000} с` : wordsOf(error),
  }))
  return { ...answer, duration_ms: Math.round(performance.now() - started) }
}

async function send(
  url: URL,
  { headers, body, networks, signal }: Omit<Delivery, 'url' | 'timeoutMs'> & { signal: AbortSignal },
): Promise<Omit<Answer, 'duration_ms'>> {
  const lookedUp = await addressesOf(url, networks, signal)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    request(url, { method: 'POST', headers, signal, agent: false, lookup: lookedUp })
      .on('response', resolve)
      .on('error', reject)
      .end(body)
  })
  const status = answer.statusCode ?? 0
  const failure = status >= 300 && status < 400 ? 'Переадресация не выполняется' : null
  return { status, body: await beginningOf(answer), failure }
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

/** The receiver has decided by its status, so an answer that breaks off or is too long counts all the same. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= ANSWER_BYTES) break
    }
  } catch {
    // The part received so far is kept.
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '')
}

class RefusedAddress extends Error {
  override name = 'RefusedAddress'

  constructor(address: string, protocol: string) {
    super(`Адрес ${address} недоступен для вебхуков${protocol === 'http:' ? ' без https' : ''}`)
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

function wordsOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return WORDS[code] ?? `Запрос не выполнен${code && `: ${code}`}`
}

import type { IncomingMessage } from 'node:http'
import { requestGuarded, wordsOf } from './request-guarded.ts'

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
  const answer = await requestGuarded(url, { method: 'POST', headers, body, networks, signal })
  const status = answer.statusCode ?? 0
  const failure = status >= 300 && status < 400 ? 'Переадресация не выполняется' : null
  return { status, body: await beginningOf(answer), failure }
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

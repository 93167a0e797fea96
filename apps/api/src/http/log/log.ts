import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { refusalOf } from '#db/failures.ts'
import { codeOf } from '#db/connection/lasting-failure.ts'
import { isRecord } from '#text/is-record.ts'
import { loggable, loggableError } from '#text/loggable.ts'

const REDACTED = ['authorization', 'cookie', 'password', 'password_confirmation', 'token', 'hash'].flatMap((key) => [
  key,
  `*.${key}`,
  `*.*.${key}`,
])

interface LogOptions {
  level: string
  now: () => Date
  logTo?: { write(line: string): void } | undefined
}

/** The log of the server: no secrets, and one line a second for each cause of an outage. */
export function logOptions({ level, now, logTo }: LogOptions) {
  const isDue = createTurns(now)
  return {
    level,
    redact: REDACTED,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggable(url.split('?')[0] ?? ''), ip }),
      err: (error: unknown) => loggableError(error),
    },
    hooks: {
      logMethod(parts, log) {
        const safe = withoutSecrets(parts)
        const cause = outageOf(safe[0])
        const count = cause === undefined ? undefined : isDue(cause)
        if (count === 0) return
        if (count !== undefined && count > 1) safe[0] = Object.assign({}, safe[0], { count })
        Reflect.apply(log, this, safe)
      },
    },
    ...(logTo && { stream: logTo }),
  } satisfies FastifyServerOptions['logger']
}

/** Fastify's own log messages may contain the message of an error, so they are redacted. */
function withoutSecrets(parts: readonly unknown[]): unknown[] {
  return parts.map((part) => (part instanceof Error ? { err: part } : typeof part === 'string' ? loggable(part) : part))
}

/** The code of an outage; a line with an event of its own is rare, so it is always printed. */
function outageOf(part: unknown): string | undefined {
  if (!isRecord(part) || 'event' in part || !(part['err'] instanceof Error)) return undefined
  return refusalOf(part['err'])?.kind === 'unavailable' ? codeOf(part['err']) : undefined
}

const EVERY_MS = 1000
const CAUSES_AT_MOST = 100

/** Returns how many failures of a cause a line stands for, itself included; none if the next one will stand for it. */
function createTurns(now: () => Date): (cause: string) => number {
  const turns = new Map<string, { from: number; count: number }>()
  return (cause) => {
    const at = now().getTime()
    const turn = turns.get(cause)
    if (turn && at >= turn.from && at < turn.from + EVERY_MS) {
      turn.count++
      return 0
    }
    if (turns.size >= CAUSES_AT_MOST) turns.clear()
    turns.set(cause, { from: at, count: 0 })
    return (turn?.count ?? 0) + 1
  }
}

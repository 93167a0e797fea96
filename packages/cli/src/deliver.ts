import { signWebhook } from '@admin-panel/sdk/webhooks'
import { UsageError } from './failures.ts'
import { print } from './output.ts'

/** As long as the panel waits, unless it is set to another time. */
const TIMEOUT = 10_000

type Event = Parameters<typeof signWebhook>[0]

/** Posts an event as the panel does, once, and prints the answer. Returns whether it was accepted. */
export async function deliver(event: Event, address: string, secret: string): Promise<boolean> {
  const { body, headers } = await signWebhook(event, { secret })
  const started = performance.now()
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'admin-panel-webhooks' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => wordsOf(error))
  const ms = Math.round(performance.now() - started)
  const words = typeof answer === 'string' ? answer : answer.status
  await print(`${[event.type, event.data.id].filter((part) => part !== null).join(' ')} → ${words} (${ms} ms)\n`)
  if (typeof answer === 'string') return false
  await answer.body?.cancel()
  return answer.ok
}

export function addressOf(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new UsageError(`--forward must be an address, such as http://localhost:3000/hook, not '${text}'`)
  return text
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause = error } = error
  return cause instanceof Error ? cause.message || String('code' in cause && cause.code) : String(cause)
}

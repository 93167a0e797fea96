import type { TracingChannel } from 'node:diagnostics_channel'

const ignore = () => undefined

/** Notes how many ms each call on the channel takes, until the returned function is called; a failed one counts as well. */
export function timeEach<Context extends object>(
  channel: TracingChannel<unknown, Context>,
  note: (context: Context, ms: number) => void,
): () => void {
  const startedAt = new WeakMap<Context, number>()
  const subscriber = {
    start: (context: Context) => void startedAt.set(context, performance.now()),
    asyncEnd: (context: Context) => note(context, performance.now() - (startedAt.get(context) ?? Infinity)),
    end: ignore,
    asyncStart: ignore,
    error: ignore,
  }
  channel.subscribe(subscriber)
  return () => channel.unsubscribe(subscriber)
}

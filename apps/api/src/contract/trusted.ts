import { isRecord } from '#text/is-record.ts'
import type { EventReply, FileReply, Handlers } from './handlers.ts'

/** A handler whose operation is known by its id alone; the router builds the call by that operation's own schemas. */
export interface AnyHandler {
  handle: (call: object) => Promise<unknown>
  transaction?: boolean
  session?: boolean
  audited?: boolean
  repeatable?: boolean
  headers?: Record<string, string>
}

/** `joinSections` compiles only if every operation of the contract has a handler, and only if each handler fits. */
export function asHandlers(joined: Record<string, unknown>): Handlers {
  for (const [id, handler] of Object.entries(joined))
    if (!isHandler(handler)) throw new TypeError(`The handler of ${id} is no function`)
  return joined as Handlers
}

/** The type `Handlers` has already matched each handler to its operation. */
export function handlerOf(handlers: Handlers, id: string): AnyHandler {
  const handler: unknown = new Map<string, unknown>(Object.entries(handlers)).get(id)
  if (!isHandler(handler)) throw new TypeError(`No section handles ${id}`)
  return typeof handler === 'function' ? { handle: handler } : handler
}

function isHandler(handler: unknown): handler is AnyHandler | AnyHandler['handle'] {
  return typeof handler === 'function' || (isRecord(handler) && typeof handler['handle'] === 'function')
}

/** An operation without a response schema, other than 204, returns a file or a stream. */
export function asFile(result: unknown): FileReply | EventReply {
  if (!isRecord(result) || !('events' in result || 'name' in result)) throw new TypeError('The reply is no file')
  return result as unknown as FileReply | EventReply
}

import type { CallOptions, KeyClient } from '@admin-panel/sdk'
import type { Schema } from '#resource-facts.ts'
import type { Rights } from '#rights.ts'

/** What the tools work with. */
export interface Context {
  readonly client: Pick<KeyClient, 'api'>
  readonly rights: Rights
  /** The link into the panel to a record. */
  readonly linkTo: (resource: string, id: unknown) => string
}

/** A tool of the protocol; its result is sent as data. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: Schema
  /** The fields of its result. */
  readonly output: Readonly<Record<string, Schema>>
  /** It changes nothing, not even by a proposal. */
  readonly isReading: boolean
  /** The signal aborts its calls when the program has lost interest. */
  readonly run: (args: Record<string, unknown>, signal: AbortSignal) => Promise<object>
}

/** An argument that the schema of a tool cannot judge. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument'
}

export function objectOf(properties: Record<string, Schema>, required: readonly string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}

type AnyCall = (params: Record<string, unknown>, options: CallOptions) => Promise<unknown>

/** A call of the client by its name, which the contract's table and the input's schema allow. */
export function callOf({ api }: Pick<KeyClient, 'api'>, resource: string, verb: 'list' | 'view'): AnyCall {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names and the methods are generated from the same contract.
  const call = (api as unknown as Record<string, Record<string, AnyCall>>)[resource]?.[verb]
  if (!call) throw new TypeError(`No call ${resource}.${verb}`)
  return call
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ALWAYS = ['id', 'version']

/** The fields that were asked for; it refuses those that the resource does not have. */
export function namesOf(fields: unknown, known: Readonly<Record<string, string>> = {}): readonly string[] {
  const names = Array.isArray(fields) ? fields.map(String) : []
  const unknown = names.filter((name) => !ALWAYS.includes(name) && !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new WrongArgument(`fields: there is no ${unknown.join(', ')}, but ${Object.keys(known).join(', ')}`)
  return names
}

/** The named fields of a record, and its id and version. */
export function pick(record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const names = [...ALWAYS, ...fields]
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

import type { KeyClient } from '@admin-panel/sdk'
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
  /** It changes nothing, not even by a proposal. */
  readonly isReading: boolean
  readonly run: (args: Record<string, unknown>) => Promise<unknown>
}

export function objectOf(properties: Record<string, Schema>, required: readonly string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}

type AnyCall = (params: Record<string, unknown>) => Promise<unknown>

/** A call of the client by its name, which the contract's table and the input's schema allow. */
export function callOf({ api }: Pick<KeyClient, 'api'>, resource: string, verb: 'list' | 'view'): AnyCall {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names and the methods are generated from the same contract.
  const call = (api as unknown as Record<string, Record<string, AnyCall>>)[resource]?.[verb]
  if (!call) throw new TypeError(`No call ${resource}.${verb}`)
  return call
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The named fields of a record, and its id and version. */
export function pick(record: Record<string, unknown>, fields: readonly unknown[]): Record<string, unknown> {
  const names = ['id', 'version', ...fields]
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

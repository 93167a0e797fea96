import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { Refusal } from '#errors.ts'
import type { FactContent, FactKind } from './schema.ts'

/** The record that a fact has made or changed. */
export interface Applied {
  entity: string
  entity_id: number
  entity_label: string
}

interface Applying<Input> {
  db: Database
  actor: Principal
  /** The id of the fact's row, which what it writes may name. */
  factId: number
  input: Input
  /** Whether a person applies it, who grants what waits for a decision. */
  isGranted: boolean
}

export interface FactType<Input extends FactContent = FactContent> {
  kind: FactKind
  /** What came, in a line. */
  summary(input: Input): string
  /** Tells apart the events of one number. */
  variantOf?(input: Input): string
  /** What waits for the record that this fact makes. */
  makes?(key: { source: string; external_id: string }): string
  /** Throws a refusal where a rule forbids it, and `Waits` where its record has not come yet. */
  apply(applying: Applying<Input>): Promise<Applied>
}

/** The record of the fact is not there yet, or a person decides: it waits in «Входящие». */
export class Waits extends Refusal {
  /** What it waits for; null for a person. */
  readonly awaits: string | null

  constructor(awaits: string | null, message: string, field?: string) {
    super('conflict', message, field ? { details: { [field]: [message] } } : {})
    this.awaits = awaits
  }
}

/** How an order is known to the facts that wait for it. */
export const orderKey = (source: string, externalId: string): string => `order ${source} ${externalId}`
export const numberKey = (number: string): string => `number ${number}`
export const parcelKey = (track: string): string => `parcel ${track.toUpperCase()}`

const types = new Map<FactKind, FactType>()

/** Each section defines the facts that its records come from. */
export function defineFact<Input extends FactContent>(type: FactType<Input>): FactType<Input> {
  types.set(type.kind, type)
  return type
}

export function typeOf(kind: FactKind): FactType {
  const type = types.get(kind)
  if (!type) throw new Error(`No section defines the fact ${kind}`)
  return type
}

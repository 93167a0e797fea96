import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { Refusal } from '#errors.ts'
import type { FactContent, FactKind } from './schema.ts'

/** The record that a fact has made or changed. */
export interface Applied {
  entity: string
  entity_id: number
  entity_label: string
  /** The keys of the facts that have waited for this one. */
  frees?: string[]
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
  /** The fact in one line. */
  summary(input: Input): string
  /** Tells apart the events of one number. */
  variantOf?(input: Input): string
  /** Throws a refusal where a rule forbids it, and `Waits` where its record has not come yet. */
  apply(applying: Applying<Input>): Promise<Applied>
  /** Applies the facts of a call at once, where none of them depends on another; a refusal stands in the place of its fact. */
  applyAll?(
    applying: Pick<Applying<Input>, 'db' | 'actor'> & { inputs: readonly Input[] },
  ): Promise<(Applied | Refusal)[]>
}

/** The record of the fact is not there yet, or a person decides: it waits in «Входящие». */
export class Waits extends Refusal {
  /** The record that it waits for; null where it waits for a person. */
  readonly awaits: string | null

  constructor(awaits: string | null, message: string, field?: string) {
    super('conflict', message, field ? { details: { [field]: [message] } } : {})
    this.awaits = awaits
  }
}

/** A rule refuses the fact, and another fact may make it right: it is tried again when that one is applied. */
export class RefusedUntil extends Refusal {
  readonly awaits: string

  constructor(awaits: string, message: string) {
    super('conflict', message)
    this.awaits = awaits
  }
}

/** How an order is known to the facts that wait for it. */
export const orderKey = (source: string, externalId: string): string => `order ${source} ${externalId}`
export const numberKey = (number: string): string => `number ${number}`
export const parcelKey = (track: string): string => `parcel ${track.toUpperCase()}`
/** How a payment and a hand-over of an order are known to the facts that came before them. */
export const paidKey = (orderNumber: string): string => `paid ${orderNumber}`
export const handedOverKey = (orderNumber: string): string => `handed-over ${orderNumber}`

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

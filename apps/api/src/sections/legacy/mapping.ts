import type { Entity } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { russianValidation } from '@admin-panel/sdk/validation'
import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, type Details, invalid } from '#errors.ts'
import { type Identified, type RecordKind, recordsOf, type RecordTable } from '#records/record.ts'
import { oneLine } from '#text/one-line.ts'

interface Legacy extends Identified {
  name: string
  status: Schemas['LegacyStatus']
}

interface Kind<Item extends Legacy> extends Pick<RecordKind<RecordTable, Item>, 'entity' | 'table' | 'find'> {
  /** The current records that these may map to. */
  ours: { entity: Entity; table: PgTable & { id: PgColumn } }
}

/** The columns of a mapping, which every legacy table has. */
interface Mapping {
  mapped_to_id?: number | null
  status?: Schemas['LegacyStatus']
  note?: string | null
}

interface Seen {
  id: number
  version: number | undefined
}

/** Maps records of the previous system to current ones; all legacy sections write through it. */
export function mappingOf<Item extends Legacy>({ entity, table, find, ours }: Kind<Item>) {
  const records = recordsOf<RecordTable, Item, Mapping>({ entity, table, find, label: ({ name }) => name })

  async function map(tx: Database, actor: Actor, before: Item, mapped_to_id: number): Promise<Item> {
    const told = { event: 'attached', related: { entity: ours.entity, id: mapped_to_id } } as const
    return records.update({ db: tx, actor }, before, { mapped_to_id, status: 'mapped', note: null }, told)
  }

  async function tie(tx: Database, actor: Actor, { id, version }: Seen, mapped_to_id: number): Promise<Item> {
    const before = await records.lock({ db: tx, actor }, id, version)
    const found = await tx.select({ id: ours.table.id }).from(ours.table).where(eq(ours.table.id, mapped_to_id))
    if (found.length === 0) throw invalid({ mapped_to_id: [russianValidation.enum('Наша запись')] })
    return map(tx, actor, before, mapped_to_id)
  }

  async function untie(tx: Database, actor: Actor, { id, version }: Seen): Promise<Item> {
    const before = await records.lock({ db: tx, actor }, id, version)
    const fields = { mapped_to_id: null, status: 'unmapped' as const, note: null }
    return records.update({ db: tx, actor }, before, fields, { event: 'detached' })
  }

  async function ignore(tx: Database, actor: Actor, { id, version }: Seen, note: string): Promise<Item> {
    const before = await lockUntied(tx, actor, { id, version })
    const said = oneLine(note)
    if (said.length < 3) throw invalid({ note: [russianValidation.minLength('Комментарий', 3)] })
    return records.update({ db: tx, actor }, before, { status: 'ignored', note: said })
  }

  /** Creates a record with `create` and maps the legacy record to it. */
  async function createOurs(
    tx: Database,
    actor: Actor,
    { id, version }: Seen,
    create: (before: Item) => Promise<{ id: number }>,
  ): Promise<Item> {
    const before = await lockUntied(tx, actor, { id, version })
    const created = await create(before)
    return map(tx, actor, before, created.id)
  }

  async function lockUntied(tx: Database, actor: Actor, { id, version }: Seen): Promise<Item> {
    const before = await records.lock({ db: tx, actor }, id, version)
    if (before.status === 'mapped') throw conflict('Запись уже сопоставлена. Сначала снимите сопоставление')
    return before
  }

  return { tie, untie, ignore, createOurs }
}

/** Returns the input with all required fields or refuses it with their labels. */
export function complete<Input extends object>(
  given: Partial<Input>,
  required: Partial<Record<keyof Input & string, string>>,
): Input {
  const details: Details = {}
  for (const [field, label] of Object.entries<string | undefined>(required))
    if (label && !(field in given)) details[field] = [russianValidation.required(label)]
  if (Object.keys(details).length > 0) throw invalid(details)
  return given as Input
}

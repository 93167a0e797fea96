import type { Entity } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { eq, type PgColumn, type PgTable } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, type Details, invalid } from '#errors.ts'
import {
  type Context,
  type Identified,
  type RecordKind,
  recordsOf,
  type RecordTable,
  type Target,
} from '#records/record.ts'
import { oneLine } from '#text/one-line.ts'
import { validation } from '#text/language/say.ts'

interface Legacy extends Identified {
  name: string
  status: Schemas['LegacyStatus']
}

interface Kind<Item extends Legacy, Input extends object, Candidate> extends Pick<
  RecordKind<RecordTable, Item>,
  'entity' | 'table' | 'find'
> {
  /** The current records that these may map to. */
  ours: {
    entity: Entity
    table: PgTable & { id: PgColumn }
    candidatesOf: (db: Database, before: Item) => Promise<Candidate[]>
    create: (db: Database, actor: Actor, input: Input) => Promise<{ id: number }>
    /** The labels of the fields that a new record needs. */
    required: Partial<Record<keyof Input & string, string>>
  }
}

/** The columns of a mapping, which every legacy table has. */
interface Mapping {
  mapped_to_id?: number | null
  status?: Schemas['LegacyStatus']
  note?: string | null
}

const REMAPPED = 'Сопоставление меняют на странице записи прежней системы'

/** A mapping is made by hand again. */
export const keptMapping = { kept: { mapped_to_id: REMAPPED, status: REMAPPED, note: REMAPPED } }

/** The operations of legacy records that map them to current ones; all legacy sections consist of them. */
export function mappingOf<Item extends Legacy & { suggestion: Partial<Input> }, Input extends object, Candidate>({
  entity,
  table,
  find,
  ours,
}: Kind<Item, Input, Candidate>) {
  const records = recordsOf<RecordTable, Item, Mapping>({ entity, table, find, label: ({ name }) => name })

  async function candidates({ params, db, actor }: Target): Promise<{ items: Candidate[] }> {
    return { items: await ours.candidatesOf(db, await find(db, actor, params.id)) }
  }

  async function map(context: Context, before: Item, mapped_to_id: number): Promise<Item> {
    const details = { event: 'attached', related: { entity: ours.entity, id: mapped_to_id } } as const
    return records.update(context, before, { mapped_to_id, status: 'mapped', note: null }, details)
  }

  async function tie(call: Target & { body: { mapped_to_id: number } }): Promise<Item> {
    const { mapped_to_id } = call.body
    const before = await records.lock(call, call.params.id, call.version)
    const matches = await call.db.select({ id: ours.table.id }).from(ours.table).where(eq(ours.table.id, mapped_to_id))
    if (matches.length === 0) throw invalid({ mapped_to_id: [validation().enum('Наша запись')] })
    return map(call, before, mapped_to_id)
  }

  async function untie(call: Target): Promise<Item> {
    const before = await records.lock(call, call.params.id, call.version)
    return records.update(call, before, { mapped_to_id: null, status: 'unmapped', note: null }, { event: 'detached' })
  }

  async function ignore(call: Target & { body: { note: string } }): Promise<Item> {
    const before = await lockUntied(call)
    const note = oneLine(call.body.note)
    if (note.length < 3) throw invalid({ note: [validation().minLength('Комментарий', 3)] })
    return records.update(call, before, { status: 'ignored', note })
  }

  /** Creates a current record from the suggestion and the input, and maps the legacy record to it. */
  async function createOurs(call: Target & { body: Partial<Input> }): Promise<Item> {
    const before = await lockUntied(call)
    const input = complete<Input>({ ...before.suggestion, ...call.body }, ours.required)
    const created = await ours.create(call.db, call.actor, input)
    return map(call, before, created.id)
  }

  async function lockUntied(call: Target): Promise<Item> {
    const before = await records.lock(call, call.params.id, call.version)
    if (before.status === 'mapped') throw conflict('Запись уже сопоставлена. Сначала снимите сопоставление')
    return before
  }

  return { candidates, tie, untie, ignore, createOurs }
}

/** Returns the input with all required fields or refuses it with their labels. */
function complete<Input extends object>(
  input: Partial<Input>,
  required: Partial<Record<keyof Input & string, string>>,
): Input {
  const details: Details = {}
  for (const [field, label] of Object.entries<string | undefined>(required))
    if (label && !(field in input)) details[field] = [validation().required(label)]
  if (!isWhole(input, details)) throw invalid(details)
  return input
}

function isWhole<Input extends object>(_input: Partial<Input>, missing: Details): _input is Input {
  return Object.keys(missing).length === 0
}

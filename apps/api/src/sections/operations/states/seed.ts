import { inArray, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { operation, operationItem, type StoredItem } from '#sections/operations/schema.ts'

const HOUR = 3_600_000
const AUTHORS = { viewer: 'viewer@example.com', content: 'content@example.com', admin: 'admin@example.com' }
const REFUSED = 'Нельзя перевести из «Черновик» в «Скрыт»'

interface Card {
  id: number
  version: number
  name: string
}

/** A proposal that waits, a change that is done, and one that was stopped half-way; none of them moves by itself. */
export async function seedOperations(tx: Database, { at }: { at: Date }): Promise<void> {
  const people = await authorsOf(tx)
  const [active, drafts] = [await cardsOf(tx, 'active', 24), await cardsOf(tx, 'draft', 2)]
  const hoursAgo = (hours: number) => new Date(at.getTime() - hours * HOUR).toISOString()
  const common = {
    kind: 'change',
    ip: '203.0.113.7',
    user_agent: '',
    source: 'panel',
    language: 'ru',
    total: active.length + drafts.length,
    skipped: drafts.length,
  } as const
  const content = { starter_id: people.content.id, starter_name: people.content.name }
  await tx.insert(operation).values([
    {
      ...common,
      call: 'products.disableByIds',
      input: {},
      filter: { status: ['active', 'draft'], company_id: [1] },
      reason: 'Закончился срок сертификата соответствия',
      status: 'waiting',
      explanation: 'У автора нет права на это действие',
      done: common.total,
      changed: active.length,
      changes: active.slice(0, 20).map(({ name }) => changeOf(name)),
      author_id: people.viewer.id,
      author_name: people.viewer.name,
      created_at: hoursAgo(3),
    },
    {
      ...common,
      call: 'products.statusChangeByIds',
      input: { status: 'disabled' },
      reason: 'Просьба продавца',
      status: 'done',
      done: common.total,
      changed: active.length,
      author_id: people.content.id,
      author_name: people.content.name,
      ...content,
      created_at: hoursAgo(50),
      started_at: hoursAgo(49.9),
      finished_at: hoursAgo(49.8),
    },
    {
      ...common,
      call: 'products.enableByIds',
      input: {},
      status: 'stopped',
      done: 10,
      changed: 10,
      skipped: 0,
      author_id: people.admin.id,
      author_name: people.admin.name,
      starter_id: people.admin.id,
      starter_name: people.admin.name,
      created_at: hoursAgo(75),
      started_at: hoursAgo(74.9),
      finished_at: hoursAgo(74.8),
    },
  ])
  const stored = await tx.select({ id: operation.id, status: operation.status, done: operation.done }).from(operation)
  await tx.insert(operationItem).values(
    stored.flatMap(({ id, status, done }) =>
      [...active, ...drafts].map((card, index) => ({
        operation_id: id,
        position: index + 1,
        entity_id: card.id,
        version: card.version,
        ...stateOf(status, index < active.length, index < done),
      })),
    ),
  )
}

function stateOf(status: string, isActive: boolean, isPassed: boolean): Pick<StoredItem, 'state' | 'message'> {
  if (!isPassed) return { state: 'pending', message: null }
  if (!isActive) return { state: 'skipped', message: REFUSED }
  return { state: status === 'waiting' ? 'pending' : 'changed', message: null }
}

const changeOf = (name: string) => ({
  entity: 'product',
  entity_label: name,
  event: 'status_changed' as const,
  changes: { status: ['active', 'disabled'] },
  words: { status: ['Активен', 'Скрыт'] },
})

async function authorsOf(tx: Database) {
  const { rows } = await tx.execute<{ id: number; email: string; name: string }>(
    sql`select id, email, person_label(person) as name from "user" person where ${inArray(sql`email`, Object.values(AUTHORS))}`,
  )
  const of = (email: string) => {
    const found = rows.find((row) => row.email === email)
    if (!found) throw new Error(`The demo data has no ${email}`)
    return found
  }
  return { viewer: of(AUTHORS.viewer), content: of(AUTHORS.content), admin: of(AUTHORS.admin) }
}

async function cardsOf(tx: Database, status: string, count: number): Promise<Card[]> {
  const { rows } = await tx.execute<Card & Record<string, unknown>>(sql`
    select id, version, name from product where status = ${status} and company_id = 1 order by id limit ${count}`)
  return rows
}

import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { statusHistory } from '#db/status-history.ts'
import { operationReason } from '#sections/operation-reasons/schema.ts'
import { user } from '#sections/users/schema.ts'
import type { UserStatus } from './statuses.ts'

interface DemoChange {
  email: string
  from: UserStatus
  to: UserStatus
  daysAgo: number
  reason?: string
  comment?: string
  untilInDays?: number
}

const DEMO_CHANGES: DemoChange[] = [
  {
    email: 'v.antonova@example.com',
    from: 'active',
    to: 'blocked',
    daysAgo: 40,
    reason: 'user.temporary',
    comment: 'Отпуск по уходу',
  },
  { email: 'v.antonova@example.com', from: 'blocked', to: 'active', daysAgo: 12 },
  { email: 'd.frolova@example.com', from: 'active', to: 'blocked', daysAgo: 30, reason: 'user.dismissed' },
  { email: 'd.frolova@example.com', from: 'blocked', to: 'archived', daysAgo: 20 },
  {
    email: 'blocked@example.com',
    from: 'active',
    to: 'blocked',
    daysAgo: 9,
    reason: 'user.security',
    comment: 'Входы из двух городов за час',
  },
  {
    email: 'e.shcherbakova@example.com',
    from: 'active',
    to: 'blocked',
    daysAgo: 8,
    reason: 'user.temporary',
    untilInDays: 14,
  },
]

export async function seedStatusHistory(tx: Database, { at }: { at: Date }): Promise<void> {
  const users = await tx.select({ id: user.id, email: user.email }).from(user)
  const reasons = await tx.select({ id: operationReason.id, code: operationReason.code }).from(operationReason)
  const idOf = (email: string) => users.find((one) => one.email === email)?.id ?? 0
  const rows = DEMO_CHANGES.map(({ email, from, to, daysAgo, reason, comment, untilInDays }) => ({
    entity: 'user',
    entity_id: idOf(email),
    from_status: from,
    to_status: to,
    reason_id: reasons.find(({ code }) => code === reason)?.id ?? null,
    comment: comment ?? null,
    until: untilInDays === undefined ? null : inDays(at, untilInDays),
    user_id: idOf('admin@example.com'),
    created_at: inDays(at, -daysAgo),
  }))
  await tx.insert(statusHistory).values(rows)
  for (const { entity_id, until } of rows)
    if (until) await tx.update(user).set({ blocked_until: until }).where(eq(user.id, entity_id))
}

function inDays(at: Date, days: number): string {
  return new Date(at.getTime() + days * 86_400_000).toISOString()
}

import { asc, inArray } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { user } from '#sections/users/schema.ts'
import { savedView } from './schema.ts'

const VIEWS = [
  ['admin@example.com', 'users', 'Заблокированные', 'status=blocked&sort=-last_login_at', true],
  ['admin@example.com', 'log', 'Входы за неделю', 'event=signed_in,sign_in_failed', false],
  ['moderator@example.com', 'moderation', 'Мои в работе', 'status=in_work&assignee_id=me', false],
  ['content@example.com', 'products', 'Без бренда в каталоге', 'status=draft&sort=-updated_at', true],
  ['orders@example.com', 'orders', 'Новые сегодня', 'status=new,awaiting_payment', true],
  ['finance@example.com', 'sellers', 'Приостановленные', 'status=suspended', false],
] as const

export async function seedSavedViews(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = at.toISOString()
  const emails = VIEWS.map(([email]) => email)
  const owners = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.email, emails))
    .orderBy(asc(user.id))
  const idOf = new Map(owners.map(({ id, email }) => [email, id]))
  await tx.insert(savedView).values(
    VIEWS.flatMap(([email, list, name, query, is_shared]) => {
      const user_id = idOf.get(email)
      return user_id === undefined
        ? []
        : [{ user_id, list, name, query, is_shared, created_at, updated_at: created_at }]
    }),
  )
}

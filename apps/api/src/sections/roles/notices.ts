import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { marketDay } from '#query/days.ts'
import { notify } from '#records/notify.ts'
import { dayText } from '#text/schedule-text.ts'
import { unreadyUsers } from './queries.ts'

/** Says to the users of a role without a second step from when they need one. */
export async function notifyUnready(
  tx: Database,
  actor: Actor,
  { id, name, day }: { id: number; name: string; day: string },
): Promise<void> {
  const isAhead = day > marketDay(actor.at)
  await notify(tx, await unreadyUsers(tx, id), {
    type: 'factor_required',
    title: isAhead ? `С ${dayText(day)} для входа понадобится второй шаг` : 'Для входа теперь нужен второй шаг',
    body: `Так решено для роли «${name}». Добавьте ключ или приложение с кодами: «Пароль и сеансы» в меню учётной записи.`,
    at: actor.at,
  })
}

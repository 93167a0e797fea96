import { audit } from '#db/audit.ts'
import { conflict } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { queueMail } from '#mail/outbox.ts'
import { requirePasswords } from '#sections/auth/public.ts'
import { personLabel } from '#text/person-label.ts'
import { findManageable } from './authority.ts'

export async function sendLink({ params, db, actor, env }: Call<'passwordReset.byUser'>) {
  const user = await findManageable(db, actor, params.id)
  if (user.status !== 'active' && user.status !== 'invited')
    throw conflict('Учётная запись заблокирована или в архиве: ссылку отправить нельзя')
  if (user.status === 'active') requirePasswords(env)
  await queueMail(db, {
    kind: user.status === 'active' ? 'password-reset' : 'user-invite',
    recipient: user.email,
    at: actor.at,
  })
  await audit(db, actor, {
    event: 'password_reset',
    entity: 'user',
    entity_id: user.id,
    entity_label: personLabel(user),
  })
}

import type { Database } from '#db/database.ts'
import { queueMail } from '#mail/outbox.ts'
import { notify } from '#records/notify.ts'

interface SignIn {
  at: Date
  ip: string
  device: string
}

/** Says in the bell that a device has signed in which the user has not used. */
export function notifyOfDevice(tx: Database, userId: number, { at, ip, device }: SignIn) {
  return notify(tx, [userId], {
    type: 'new_device',
    title: 'Вход с нового устройства',
    body: `${[device, ip].filter(Boolean).join(', ')}. Если это не вы, откройте «Пароль и сеансы»: смените пароль, остальные сеансы завершатся.`,
    at,
  })
}

/** Tells a user in the bell and by mail that an account at a provider signs in as them from now on. */
export async function tellOfProvider(
  tx: Database,
  { id, email }: { id: number; email: string },
  { provider, at }: { provider: string; at: Date },
): Promise<void> {
  await notify(tx, [id], {
    type: 'provider_linked',
    title: 'Подключён вход через провайдера',
    body: `Теперь в вашу учётную запись входят и через «${provider}». Если вы этого не делали, сообщите администратору.`,
    at,
  })
  await queueMail(tx, { kind: 'provider-linked', recipient: email, at, payload: { provider } })
}

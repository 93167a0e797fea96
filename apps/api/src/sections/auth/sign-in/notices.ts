import type { Database } from '#db/database.ts'
import { notifyUsers } from '#records/notice.ts'

interface SignIn {
  at: Date
  ip: string
  device: string
}

/** Says in the bell that a device has signed in which the user has not used. */
export function notifyOfDevice(tx: Database, userId: number, { at, ip, device }: SignIn): Promise<void> {
  return notifyUsers(tx, [userId], {
    type: 'new_device',
    title: 'Вход с нового устройства',
    body: `${[device, ip].filter(Boolean).join(', ')}. Если это не вы, откройте «Пароль и сеансы»: смените пароль, остальные сеансы завершатся.`,
    at,
    leadsTo: null,
  })
}

import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import { settingOf } from '#sections/settings/public.ts'
import { isNetwork } from '#text/addresses/network.ts'
import { atSecond } from '#text/moment.ts'
import { oneLine } from '#text/one-line.ts'
import { say, validation } from '#text/language/say.ts'

const DAY = 24 * 60 * 60_000
const DEFAULT_DAYS = 365

interface Fields {
  name?: string
  addresses?: string[]
  requests_per_minute?: number
}

/** Normalizes the fields for storage and refuses addresses that are none. */
export function normalize({ name, addresses, requests_per_minute }: Fields) {
  const input = {
    ...(name !== undefined && { name: oneLine(name) }),
    ...(addresses && { addresses: [...new Set(addresses.map((one) => one.toLowerCase()))] }),
    ...(requests_per_minute !== undefined && { requests_per_minute }),
  }
  const details: Details = {}
  if (input.name === '') details['name'] = [validation().required('Название')]
  const wrongAddress = input.addresses?.find((one) => !isNetwork(one))
  if (wrongAddress !== undefined) details['addresses'] = [say`Адреса: «${wrongAddress}» — не адрес и не подсеть`]
  if (Object.keys(details).length > 0) throw invalid(details)
  return input
}

/** The expiry of a new key: a year from now, or less if the setting allows no more. */
export async function expiryOf(tx: Database, expiresAt: string | undefined, at: Date): Promise<string> {
  const days = await settingOf(tx, 'service_key_max_days')
  const latest = at.getTime() + days * DAY
  if (expiresAt === undefined) return new Date(Math.min(at.getTime() + DEFAULT_DAYS * DAY, latest)).toISOString()
  const time = Date.parse(expiresAt)
  if (time <= at.getTime()) throw invalid({ expires_at: ['Действует до: укажите время в будущем'] })
  if (time > latest) throw invalid({ expires_at: [say`Действует до: не дольше ${days} дн. от сегодняшнего дня`] })
  return atSecond(expiresAt)
}

import { isIP } from 'node:net'
import type { Schemas } from '@admin-panel/sdk'
import { type Details, invalid } from '#errors.ts'
import { entityNames } from '#text/names.gen.ts'
import { oneLine } from '#text/one-line.ts'
import { isAllowed } from './address.ts'
import { say, validation } from '#text/language/say.ts'

/** Normalizes the fields for storage and refuses an address that would never be called, and unknown entities. */
export function normalize({ name, url, entities, events }: Schemas['WebhookChanges'], networks: readonly string[]) {
  const input = {
    ...(name !== undefined && { name: oneLine(name) }),
    ...(url !== undefined && { url: url.trim() }),
    ...(entities && { entities: [...new Set(entities)] }),
    ...(events && { events: [...new Set(events)] }),
  }
  const details: Details = {}
  if (input.name === '') details['name'] = [validation().required('Название')]
  const refusal = input.url !== undefined && refusalOf(input.url, networks)
  if (refusal) details['url'] = [say`Адрес: ${refusal}`]
  const unknown = input.entities?.find((one) => !(one in entityNames))
  if (unknown !== undefined) details['entities'] = [say`Объекты: «${unknown}» нет в журнале`]
  if (Object.keys(details).length > 0) throw invalid(details)
  return input
}

/** Names are resolved only for a delivery; the address of a number is known now. */
function refusalOf(text: string, networks: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return 'укажите адрес вида https://example.com/hooks'
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return 'без имени и пароля'
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) > 0 && !isAllowed(address, protocol, networks)) return 'закрытая сеть недоступна'
  if (protocol === 'http:' && networks.length === 0) return 'только https'
  return undefined
}

import { entityGenders } from '@admin-panel/sdk/resources'
import { m } from '#paraglide/messages.js'

const genders: Readonly<Partial<Record<string, 'm' | 'f'>>> = entityGenders

/** «Включён», «Включена» or «Включено», which agrees with the gender of the record's name. */
export function activeWord(entity: string, isActive = true) {
  const word = isActive ? m.active_on : m.active_off
  return word({ gender: genders[entity] ?? 'n' })
}

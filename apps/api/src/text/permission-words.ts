import { actionNames, entityNames } from './names.gen.ts'
import { ownValue } from './own-value.ts'

export const entityWord = (entity: string) => ownValue<string>(entityNames, entity) ?? entity

/** Formats a permission: «Пользователи: изменение» */
export function permissionWord(permission: string) {
  const [entity = '', action = ''] = permission.split('.')
  return `${entityWord(entity)}: ${ownValue<string>(actionNames, action) ?? action}`
}

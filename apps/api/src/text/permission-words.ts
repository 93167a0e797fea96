import { actionNames, entityNames } from './names.gen.ts'
import { own } from './own.ts'

export const entityWord = (entity: string) => own<string>(entityNames, entity) ?? entity

/** Formats a permission: «Пользователи: изменение» */
export function permissionWord(permission: string) {
  const [entity = '', action = ''] = permission.split('.')
  return `${entityWord(entity)}: ${own<string>(actionNames, action) ?? action}`
}

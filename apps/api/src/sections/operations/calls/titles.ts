import { actionNames, entityNames } from '#text/names.gen.ts'
import { say } from '#text/language/say.ts'
import { text } from '#text/language/language.ts'
import { manyCalls } from './calls.ts'
import type { StoredOperation } from '#sections/operations/schema.ts'

/** The title of an operation: «Товары: выключение списком». */
export function titleOf({ call: id, undoes }: Pick<StoredOperation, 'call' | 'undoes'>): string {
  const call = manyCalls().get(id)
  if (undoes !== null) return say`Отмена операции № ${undoes}`
  if (!call) return text('Возврат прежних значений')
  const [, action = ''] = call.permissions[0]?.split('.') ?? []
  return `${text(entityNames[call.entity])}: ${text(nameOf(action))}`
}

const names: Readonly<Record<string, string>> = actionNames
const nameOf = (action: string) => names[action] ?? action

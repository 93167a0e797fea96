import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type ServiceAccountStatus = Schemas['ServiceAccountStatus']

/** The archive is final: it revokes the keys. */
export const serviceAccountStatuses = stateMachine<ServiceAccountStatus>(enumWords.ServiceAccountStatus, [
  { from: ['active'], to: 'blocked', who: ['staff', 'seller'], action: 'Заблокировать' },
  { from: ['blocked'], to: 'active', who: ['staff', 'seller'], action: 'Разблокировать' },
  { from: ['active', 'blocked'], to: 'archived', who: ['staff', 'seller'], action: 'Перенести в архив' },
])

import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type UserStatus = Schemas['UserStatus']

/** An invitation becomes active only through the link of its mail; a block may also expire. */
export const userStatuses = stateMachine<UserStatus>(enumWords.UserStatus, [
  { from: ['active', 'archived'], to: 'blocked', who: ['staff', 'seller'], reason: 'user_block' },
  { from: ['blocked'], to: 'active', who: ['staff', 'seller'] },
  { from: ['invited', 'active', 'blocked'], to: 'archived', who: ['staff', 'seller'] },
  { from: ['invited'], to: 'active', who: [], when: 'пароль задан по ссылке из приглашения' },
])

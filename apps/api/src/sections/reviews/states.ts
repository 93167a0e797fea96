import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

/** Sellers reply and complain; only staff decide on publication. */
export const states = stateMachine<Schemas['ReviewStatus']>(enumWords.ReviewStatus, [
  { from: ['new', 'rejected', 'hidden'], to: 'published', who: ['staff'], action: 'Опубликовать' },
  {
    from: ['new'],
    to: 'rejected',
    who: ['staff'],
    action: 'Отклонить',
    reason: 'review_reject',
    requiresReason: true,
  },
  {
    from: ['published'],
    to: 'hidden',
    who: ['staff'],
    action: 'Скрыть',
    reason: 'review_hide',
    requiresReason: true,
  },
])

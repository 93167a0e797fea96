import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'
import { enumWords } from '#text/enum-words.gen.ts'

/** A pause keeps the queue; switching off drops it. */
export const webhookStatuses = stateMachine<Schemas['WebhookStatus']>(enumWords.WebhookStatus, [
  {
    from: ['active'],
    to: 'paused',
    who: [],
    when: 'за сутки получатель ничего не принял, ответил 410, или база восстановлена из копии',
  },
  { from: ['paused'], to: 'active', who: ['staff'], action: 'Возобновить' },
  { from: ['off'], to: 'active', who: ['staff'], action: 'Включить' },
  { from: ['active', 'paused'], to: 'off', who: ['staff'], action: 'Выключить' },
])

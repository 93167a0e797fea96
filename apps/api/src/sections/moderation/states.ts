import { enumWords } from '#text/enum-words.gen.ts'
import { stateMachine } from '#records/state-machine.ts'
import type { ModerationStatus } from './schema.ts'

export const states = stateMachine<ModerationStatus>(enumWords.ModerationStatus, [
  { from: ['new'], to: 'in_work', who: ['staff'], action: 'Взять в работу' },
  {
    from: ['in_work'],
    to: 'approved',
    who: ['staff'],
    action: 'Одобрить',
    when: 'запись не изменилась после подачи заявки или изменения просмотрены',
  },
  {
    from: ['in_work'],
    to: 'rejected',
    who: ['staff'],
    action: 'Отклонить',
    reason: 'moderation_reject',
    requiresReason: true,
  },
  {
    from: ['in_work'],
    to: 'revision',
    who: ['staff'],
    action: 'Вернуть на доработку',
    reason: 'moderation_revision',
    requiresReason: true,
  },
  { from: ['in_work'], to: 'new', who: ['staff'], action: 'Вернуть в очередь', when: 'исполнитель или срок истёк' },
  { from: ['revision'], to: 'new', who: ['seller', 'staff'], action: 'Отправить снова', when: 'автор' },
  {
    from: ['new', 'in_work', 'revision'],
    to: 'cancelled',
    who: ['seller', 'staff'],
    action: 'Отозвать',
    when: 'автор',
  },
])

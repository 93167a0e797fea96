import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import { isSeller } from '#query/scope.ts'
import { stateMachine } from '#records/state-machine.ts'
import type { ModerationStatus } from '#sections/moderation/schema.ts'

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

interface Authored {
  status: ModerationStatus
  author_id: number | null
}

/** Transitions that only the author of a request may make. */
export function isForAuthor(from: ModerationStatus, to: ModerationStatus): boolean {
  return to === 'cancelled' || (from === 'revision' && to === 'new')
}

/** Staff act as the author of their own requests only, sellers of all requests of their companies. */
export function isAuthor({ author_id }: Authored, actor: Actor): boolean {
  return isSeller(actor) || author_id === actor.userId
}

/** The transitions of a request that the actor may make. */
export function availableStatuses(request: Authored, actor: Actor) {
  return states
    .available(request.status, actor)
    .filter(({ status }) => isAuthor(request, actor) || !isForAuthor(request.status, status))
}

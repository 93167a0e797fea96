import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type CompanyStatus = Schemas['CompanyStatus']

export const companyStatuses = stateMachine<CompanyStatus>(enumWords.CompanyStatus, [
  { from: ['draft', 'rejected'], to: 'pending', who: ['staff', 'seller'], action: 'Отправить на проверку' },
  {
    from: ['pending'],
    to: 'active',
    who: ['staff'],
    action: 'Активировать',
    when: 'есть юридический адрес, основной счёт, действующий договор, верные КПП и ОГРН',
  },
  {
    from: ['pending'],
    to: 'rejected',
    who: ['staff'],
    action: 'Отклонить',
    reason: 'moderation_reject',
    requiresReason: true,
  },
  {
    from: ['pending'],
    to: 'draft',
    who: ['staff'],
    action: 'Вернуть на доработку',
    reason: 'moderation_revision',
    requiresReason: true,
  },
  {
    from: ['active'],
    to: 'suspended',
    who: ['staff'],
    action: 'Приостановить',
    reason: 'company_suspend',
    requiresReason: true,
  },
  {
    from: ['suspended'],
    to: 'active',
    who: ['staff'],
    action: 'Возобновить',
    requiresComment: true,
    when: 'есть юридический адрес, основной счёт, действующий договор, верные КПП и ОГРН; по наступлении срока возобновляется сам',
  },
  {
    from: ['active', 'suspended'],
    to: 'terminated',
    who: ['staff'],
    action: 'Отключить',
    reason: 'company_terminate',
    requiresReason: true,
    when: 'нет незавершённых заказов',
  },
  { from: ['terminated'], to: 'suspended', who: ['administrator'], action: 'Вернуть в приостановленные' },
])

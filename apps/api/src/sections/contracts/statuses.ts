import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { stateMachine } from '#records/state-machine.ts'

export type ContractStatus = Schemas['ContractStatus']

export const contractStatuses = stateMachine<ContractStatus>(enumWords.ContractStatus, [
  {
    from: ['draft'],
    to: 'active',
    who: ['staff'],
    action: 'Ввести в действие',
    when: 'приложен файл, дата начала наступила, другого действующего договора этого вида нет',
  },
  { from: ['active'], to: 'expired', who: [], when: 'дата окончания прошла, автопродления нет' },
  {
    from: ['active'],
    to: 'terminated',
    who: ['staff'],
    action: 'Расторгнуть',
    reason: 'contract_terminate',
    requiresReason: true,
  },
])

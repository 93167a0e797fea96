import { stateMachine } from '#records/state-machine.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { SettlementStatus } from '#sections/settlements/schema.ts'

export const settlementStatuses = stateMachine<SettlementStatus>(enumWords.SettlementStatus, [
  {
    from: ['open'],
    to: 'closed',
    who: ['staff'],
    action: 'Закрыть период',
    when: 'период и отсрочка договора прошли; подзаказы со сроком возврата или спором ждут следующего',
  },
  {
    from: ['closed'],
    to: 'open',
    who: ['staff'],
    action: 'Открыть снова',
    when: 'следующий период ещё не закрыт',
  },
  {
    from: ['closed'],
    to: 'approved',
    who: ['staff'],
    action: 'Утвердить',
    when: 'не тот, кто закрыл период или внёс в него исправление; ничто не удерживает выплату',
  },
  {
    from: ['approved'],
    to: 'closed',
    who: ['staff'],
    action: 'Вернуть на утверждение',
    when: 'ещё не отправлен в банк',
  },
  { from: ['approved'], to: 'sent', who: [], when: 'файлом для банка, если реквизиты те же, что при утверждении' },
  { from: ['sent'], to: 'paid', who: [], when: 'ответом банка' },
  {
    from: ['sent', 'paid'],
    to: 'returned',
    who: ['staff'],
    action: 'Банк вернул',
    requiresComment: true,
    when: 'ответом банка или тем, кто выплату не утверждал; сумма входит в следующий период',
  },
])

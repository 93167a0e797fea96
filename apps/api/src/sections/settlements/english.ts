import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Закрыть период': 'Close the period',
  'Открыть снова': 'Open again',
  Утвердить: 'Approve',
  'Вернуть на утверждение': 'Back to approval',
  'Срок: у расчёта его нет': 'Until: a settlement has none',
  'Период можно закрыть с {0}': 'The period can be closed from {0}',
  'Сначала закройте предыдущий период: расчёт № {0}': 'Close the period before first: settlement No. {0}',
  'Следующий период уже закрыт: сначала откройте его': 'The next period is closed already: open it first',
  'Утверждает другой сотрудник: вы закрыли этот период, внесли в него исправление или сняли удержание':
    'Another person approves it: you have closed this period, corrected it or released it',
  'Возврат отмечает другой сотрудник: вы утвердили эту выплату':
    'Another person notes the return: you have approved this payout',
  'Банк вернул': 'Returned by the bank',
  'Расчёт № {0}, {1}. Банк не прочтёт знак «{2}» в реквизитах: исправьте их':
    'Settlement No. {0}, {1}. The bank cannot read the character «{2}» in the bank details: correct them',
  'Удержан: {0}. Удержание снимает сотрудник маркетплейса': 'Held: {0}. Staff of the marketplace release it',
  'Нет основного счёта: продавец добавляет реквизиты, модератор их подтверждает':
    'No default account: the seller adds bank details, a moderator confirms them',
  'Реквизиты изменены после утверждения: верните расчёт на утверждение':
    'The bank details have changed since the approval: take the settlement back to approval',
  'Нет действующего договора: введите его в действие или снимите удержание с основанием':
    'No contract is in force: put one into force, or release the payout with grounds',
  'Файл для банка содержит счета продавцов: нужно право видеть их полностью':
    'The file for the bank has accounts of sellers: it takes the right to see them in full',
  'Расчёт № {0} не утверждён или уже выплачен: его нет в файле для банка':
    'Settlement No. {0} is not approved or paid already: it goes into no file for the bank',
  'По расчёту № {0} нечего выплачивать': 'Settlement No. {0} has nothing to pay',
  'Расчёт № {0}, {1}. {2}': 'Settlement No. {0}, {1}. {2}',
  'Реквизиты плательщика: заполните их в настройках': 'Requisites of the payer: fill them in under settings',
  'Ответ банка загружает только маркетплейс': 'The marketplace alone loads the answer of the bank',
  'Файл банка: это не файл 1CClientBankExchange': 'File of the bank: it is no file 1CClientBankExchange',
  'Файл банка: не больше {0} документов': 'File of the bank: {0} documents at most',
  'Выплаты с этими номером, суммой и счётом нет': 'No payout has this number, sum and account',
  'Удерживает выплату только маркетплейс': 'The marketplace alone holds a payout',
  'Удержание снимает только маркетплейс': 'The marketplace alone releases a payout',
  'Выплата уже отправлена в банк': 'The payout has been sent to the bank already',
  'Этот расчёт никто не удерживает': 'No one holds this settlement',
  'Суммы и даты расчёта следуют из его статуса: смените статус':
    'Sums and dates of a settlement follow from its status: change the status',
  'Удержание: удержите расчёт или снимите удержание с новым основанием':
    'Hold: hold or release the settlement with new grounds',
  'Начало расчётных периодов': 'Beginning of settlement periods',
  'Возражения продавца: {0}. Ответьте на каждое в списке проводок':
    'Objections of the seller: {0}. Answer each in the list of entries',
}

import type { Schemas } from '@admin-panel/sdk'
import { registryEventWords } from '#contract/enums/registry-event.gen.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { readCode, readDay, readSignedMoney, type Reader } from '#list/import/read/readers.ts'
import { m } from '#paraglide/messages.js'

type RegistryEvent = Schemas['RegistryEvent']

/** What providers call their operations, beside the words of the panel. */
const words: Readonly<Record<string, RegistryEvent>> = {
  платёж: 'captured',
  платеж: 'captured',
  покупка: 'captured',
  приход: 'captured',
  payment: 'captured',
  purchase: 'captured',
  'возврат прихода': 'refunded',
  refund: 'refunded',
  чарджбэк: 'charged_back',
  чарджбек: 'charged_back',
  chargeback: 'charged_back',
}

const readEvent: Reader<RegistryEvent> = ({ text }) => {
  const word = text.trim().toLocaleLowerCase()
  const events: RegistryEvent[] = ['captured', 'refunded', 'charged_back']
  const value =
    words[word] ?? events.find((event) => event === word || registryEventWords[event]().toLocaleLowerCase() === word)
  return value ? { value } : { why: m.import_cell_wrong({ text }) }
}

const TIME = /[ T]\d{1,2}:[\d:.,Z+-]*$/

/** Registries say the moment of a payment; the day is compared. */
const readDayOfMoment: Reader<string> = (cell) => {
  const { value } = cell
  return readDay({
    ...cell,
    text: cell.text.replace(TIME, ''),
    ...(value !== undefined && cell.kind === 'date' && { value: value.slice(0, 'yyyy-mm-dd'.length) }),
  })
}

/** The columns of registries as their providers name them. */
export const registryColumns = (): ImportColumn[] => [
  {
    field: 'external_id',
    title: m.reconciliations_number(),
    isRequired: true,
    read: readCode,
    sample: '2e1f7a90-000f-5000',
    aliases: [
      'Номер платежа',
      'Номер операции',
      'Номер транзакции',
      'ID платежа',
      'Идентификатор платежа',
      'Payment ID',
    ],
  },
  {
    field: 'kopecks',
    title: m.reconciliations_sum(),
    isRequired: true,
    read: readSignedMoney,
    sample: '1 250,00',
    aliases: ['Сумма', 'Сумма платежа', 'Сумма операции', 'Amount'],
  },
  {
    field: 'occurred_on',
    title: m.reconciliations_day(),
    isRequired: true,
    read: readDayOfMoment,
    sample: '01.11.2026',
    aliases: ['Дата платежа', 'Дата операции', 'Дата и время', 'Date'],
  },
  {
    field: 'registry_event',
    title: m.filter_registry_event(),
    read: readEvent,
    sample: registryEventWords.captured(),
    aliases: ['Тип операции', 'Вид операции', 'Тип', 'Type'],
  },
]

import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { takeFiles } from '#sections/files/public.ts'
import { oneLine } from '#text/one-line.ts'
import type { Contract } from './queries.ts'
import { say, validation } from '#text/language/say.ts'

type Changes = Call<'contracts.update'>['body']

const LABELS: Record<string, string> = {
  number: 'Номер',
  type: 'Вид',
  signed_at: 'Дата подписания',
  start_date: 'Дата начала',
  payout_frequency: 'Частота выплат',
  payout_delay_days: 'Отсрочка выплат, дней',
}

export function normalize(body: Changes): Changes {
  const { number, file_ids } = body
  return {
    ...body,
    ...(number !== undefined && { number: oneLine(number) }),
    ...(file_ids && { file_ids: [...new Set(file_ids)] }),
  }
}

interface Whole {
  company_id: number
  start_date: string
  end_date?: string | null
  /** Files that the contract does not have yet. */
  added: number[]
}

/** Checks the rules that the contract cannot express and claims the files; `whole` is the record after the change. */
export async function assertValid(
  tx: Database,
  actor: Actor,
  { number }: Changes,
  { company_id, start_date, end_date, added }: Whole,
): Promise<void> {
  const details: Details = {}
  if (number === '') details['number'] = [validation().required('Номер')]
  if (end_date && end_date <= start_date) details['end_date'] = ['Дата окончания: дата раньше даты начала']
  const isTaken = await takeFiles(tx, actor, added, { entity: 'contract', companyId: company_id })
  if (!isTaken) details['file_ids'] = [validation().enum('Файлы')]
  if (Object.keys(details).length > 0) throw invalid(details)
}

/** Agreed terms are immutable: an active contract allows changes of files, renewal and end date, an ended one none. */
export function refuseLocked({ status }: Contract, changed: string[]): void {
  if (status === 'expired' || status === 'terminated')
    throw conflict(
      status === 'expired' ? 'Договор истёк, изменить его нельзя' : 'Договор расторгнут, изменить его нельзя',
    )
  const locked = status === 'active' ? changed.filter((field) => field in LABELS) : []
  if (locked.length > 0)
    throw invalid(
      Object.fromEntries(locked.map((field) => [field, [say`${LABELS[field]}: у действующего договора не меняется`]])),
    )
}

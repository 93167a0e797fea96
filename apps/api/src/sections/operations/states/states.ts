import type { Schemas } from '@admin-panel/sdk'
import { stateMachine, type Transition } from '#records/state-machine.ts'
import { atSecond } from '#text/moment.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { StoredOperation } from '#sections/operations/schema.ts'

type Status = Schemas['OperationStatus']
export type Action = Schemas['OperationAction']
/** The transitions of an operation: an action of a person, or an event of the worker. */
export type Command = Exclude<Action, 'undo' | 'repeat'> | 'check' | 'finish' | 'fail' | 'lose' | 'undone'

/** The fields of an operation that the table reads. */
export type Facts = Pick<StoredOperation, 'kind' | 'status' | 'started_at' | 'finished_at' | 'changed' | 'skipped'> & {
  /** The operation that undoes it, or has done so. */
  undoing: number | null
}

interface Move extends Transition<Status> {
  command: Command
  holds?: (one: Facts) => boolean
}

export const UNDO_DAYS = 30
const DAY = 24 * 60 * 60_000
const STAFF = ['staff', 'seller'] as const

/** The numbers are those of the run, no longer of the dry run. */
export const hasRun = ({ started_at }: Pick<StoredOperation, 'started_at'>) => started_at !== null
const hasChanged = (one: Facts) => one.kind !== 'export' && hasRun(one) && one.changed > 0
/** An export that has ended is made anew; what is being undone stays as it is meanwhile. */
const mayGoOn = ({ kind, undoing }: Facts) => kind !== 'export' && undoing === null

/** All that may happen to an operation. Whatever moves one asks here, behind the lock of its row. */
export const moves: readonly Move[] = [
  { command: 'check', from: ['checking'], to: 'prepared', who: [], when: 'автор вправе запустить её сам' },
  { command: 'check', from: ['checking'], to: 'waiting', who: [], when: 'запускает другой сотрудник' },
  { command: 'check', from: ['checking'], to: 'running', who: [], when: 'запускается сразу, автор вправе' },
  { command: 'start', from: ['prepared'], to: 'running', who: STAFF, when: 'есть право на действие' },
  {
    command: 'start',
    from: ['waiting'],
    to: 'running',
    who: STAFF,
    when: 'есть право на действие, подготовил другой сотрудник',
  },
  {
    command: 'start',
    from: ['stopped', 'failed'],
    to: 'running',
    who: STAFF,
    when: 'есть право на действие, операцию не отменяют',
    holds: (one) => mayGoOn(one) && hasRun(one),
  },
  {
    command: 'start',
    from: ['stopped', 'failed'],
    to: 'checking',
    who: STAFF,
    when: 'прервана проверка',
    holds: (one) => mayGoOn(one) && !hasRun(one),
  },
  { command: 'stop', from: ['checking', 'running'], to: 'stopped', who: STAFF },
  { command: 'lose', from: ['checking', 'running'], to: 'stopped', who: [], when: 'у запустившего больше нет права' },
  {
    command: 'fail',
    from: ['checking', 'running'],
    to: 'failed',
    who: [],
    when: 'ошибка, с которой нельзя продолжать',
  },
  { command: 'finish', from: ['running'], to: 'done', who: [], when: 'пройдены все записи' },
  {
    command: 'reject',
    from: ['waiting'],
    to: 'rejected',
    who: STAFF,
    requiresComment: true,
    when: 'есть право на действие, подготовил другой сотрудник',
  },
  {
    command: 'withdraw',
    from: ['checking', 'prepared', 'waiting', 'stopped', 'failed'],
    to: 'withdrawn',
    who: STAFF,
    when: 'автор; ничего ещё не изменено',
    holds: (one) => one.kind !== 'export' && !hasChanged(one),
  },
  {
    command: 'undone',
    from: ['done', 'stopped', 'failed'],
    to: 'undone',
    who: [],
    when: 'её отмена вернула хотя бы одну запись',
    holds: hasChanged,
  },
]

export const operationStatuses = stateMachine<Status>(enumWords.OperationStatus, moves)

/** Where the command leads from here; undefined where it leads nowhere. */
export function moveOf(one: Facts, command: Command, to?: Status): Move | undefined {
  return moves.find(
    (move) =>
      move.command === command &&
      move.from.includes(one.status) &&
      (to === undefined || move.to === to) &&
      move.holds?.(one) !== false,
  )
}

const OVER: readonly Status[] = ['done', 'stopped', 'failed', 'undone']

/** Whether the state permits it, without regard to rights. */
export function isPossible(one: Facts, action: Action, at: Date): boolean {
  if (action === 'undo') return one.undoing === null && isUndoable(one, at)
  if (action === 'repeat')
    return OVER.includes(one.status) && (one.kind === 'export' || (one.kind === 'change' && one.skipped > 0))
  return moveOf(one, action) !== undefined
}

/** Within thirty days, and once. */
export function isUndoable(one: Facts, at: Date): boolean {
  const until = undoUntil(one)
  return until !== null && Date.parse(until) > at.getTime()
}

export function undoUntil(one: Facts): string | null {
  if (!hasChanged(one) || !one.finished_at || !moveOf(one, 'undone')) return null
  return atSecond(new Date(Date.parse(one.finished_at) + UNDO_DAYS * DAY).toISOString())
}

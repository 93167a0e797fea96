import type { Database } from '#db/database.ts'
import { recordStatuses } from '#db/status-history.ts'
import { explain, type StatusInput } from '#records/change-status.ts'
import type { Context, RecordTable } from '#records/record.ts'
import type { StateMachine } from '#records/state-machine.ts'
import { changeMany, type Locked } from './change-many.ts'
import type { Asked, ManyResult } from './outcomes.ts'

interface StatusOfMany<Status extends string, Row extends Locked> {
  entity: string
  table: RecordTable
  machine: StateMachine<Status>
  items: readonly Asked[]
  dry_run?: boolean
  input: Pick<StatusInput<Status>, 'status' | 'reason_id' | 'comment'>
  lock: (tx: Database, ids: number[]) => Promise<Row[]>
  /** Reads what the conditions need, and returns what checks a record and gives the fields that change with its status. */
  rules: (tx: Database, rows: readonly Row[]) => Promise<(row: Row) => object>
  /** Ends what depends on the status that the records had before. */
  left?: (tx: Database, rows: readonly Row[]) => Promise<void>
}

/** Changes the status of many records, each as `changeStatus` does; their reason and comment are checked once. */
export function changeStatusOfMany<Status extends string, Row extends Locked & { status: Status }>(
  { db, actor }: Context,
  { machine, input, rules, left, ...records }: StatusOfMany<Status, Row>,
): Promise<ManyResult> {
  return changeMany<Row>(
    { db, actor },
    {
      ...records,
      async rules(tx, rows) {
        const fieldsOf = await rules(tx, rows)
        // The transition, and so what it requires, depends on the present status alone.
        const explained = new Map<Status, ReturnType<typeof explain>>()
        return async (row) => {
          const fields = fieldsOf(row)
          if (row.status === input.status) return null
          const explanation = explained.get(row.status) ?? explain({ db: tx, actor }, machine, row.status, input)
          explained.set(row.status, explanation)
          const details = { event: 'status_changed' as const, ...(await explanation) }
          return { fields: { ...fields, status: input.status }, details }
        }
      },
      async written(tx, changed) {
        await recordStatuses(tx, actor, {
          entity: records.entity,
          to: input.status,
          records: changed.map(({ row, details }) => ({
            id: row.id,
            from: row.status,
            reason_id: details.reason_id ?? null,
            comment: details.comment ?? null,
          })),
        })
        await left?.(
          tx,
          changed.map(({ row }) => row),
        )
      },
    },
  )
}

import type { Schemas } from '@admin-panel/sdk'
import { on } from './backend.ts'

const operation: Schemas['Operation'] = {
  id: 7,
  call: 'products.disableByIds',
  kind: 'change',
  title: 'Товары: выключение списком',
  resource: 'products',
  status: 'prepared',
  author: { id: 1, label: 'Волков А. С.' },
  starter: null,
  reason: null,
  total: 5,
  done: 0,
  changed: 0,
  skipped: 0,
  created_at: '2026-11-27T10:00:00Z',
  started_at: null,
  finished_at: null,
  undo_until: null,
  undoes: null,
  result_name: null,
  has_errors_file: false,
  actions: [],
  input: {},
  words: {},
  filter: null,
  filter_words: null,
  changes: [],
  created: 0,
  price_checks: 0,
  price_change: null,
  explanation: null,
  source_name: null,
  undone_by: null,
}

export const sampleOperation = (values: Partial<Schemas['Operation']>): Schemas['Operation'] => ({
  ...operation,
  ...values,
})

interface Outcome {
  /** The operation after its dry run. */
  checked: Partial<Schemas['Operation']>
  skipped?: readonly Partial<Schemas['OperationItem']>[]
}

/** Answers for an operation as the server does: it is checked, waits for its start, is done soon after, and may be undone. */
export function operationOf({ checked, skipped = [] }: Outcome) {
  const prepared: unknown[] = []
  const withdrawn: number[] = []
  let operation = sampleOperation({ status: 'checking', skipped: skipped.length })
  const items = skipped.map((item, index) => ({
    id: index + 1,
    line: null,
    entity: 'product',
    entity_id: 6,
    label: null,
    message: null,
    state: 'skipped' as const,
    ...item,
  }))
  const step = (values: Partial<Schemas['Operation']>) => (operation = { ...operation, ...values })
  const handlers = [
    on.operations.prepare((body) => {
      prepared.push(body)
      return operation
    }),
    on.operations.restore((body) => {
      prepared.push(body)
      return step({ kind: 'restore', call: 'restore', resource: null, title: 'Возврат прежних значений' })
    }),
    on.operations.view(() => {
      if (operation.status === 'checking' && operation.undoes === null) return step({ status: 'prepared', ...checked })
      if (operation.status !== 'checking' && operation.status !== 'running') return operation
      return step({ status: 'done', done: operation.total ?? 0, actions: ['undo'] })
    }),
    on.operations.withdraw(() => {
      withdrawn.push(operation.id)
      return step({ status: 'withdrawn' })
    }),
    on.operations.start(() => step({ status: 'running', started_at: '2026-11-27T10:00:00Z' })),
    on.operations.undo(({ id }) =>
      step({ id: id + 1, undoes: id, status: 'checking', done: 0, skipped: 0, actions: [] }),
    ),
    on.operations.items({
      items,
      meta: { total: items.length, total_is_exact: true, page: 1, per_page: 100, page_count: 1 },
    }),
  ]
  return { handlers, prepared, withdrawn }
}

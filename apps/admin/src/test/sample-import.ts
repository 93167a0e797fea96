import type { Schemas } from '@admin-panel/sdk'
import { on } from './backend.ts'
import { sampleOperation } from './sample-operation.ts'

interface Tried {
  /** What the dry run says. */
  checked: Partial<Schemas['Operation']>
  /** What the run says. */
  done?: Partial<Schemas['Operation']>
  /** Lines that were skipped, with their messages. */
  skipped?: readonly (readonly [line: number, message: string])[]
  mapping?: Record<string, string>
}

/** A server that tries an import and runs it when it is started. */
export function importing({ checked, done = {}, skipped = [], mapping }: Tried) {
  const values = { kind: 'import' as const, skipped: skipped.length, has_errors_file: skipped.length > 0 }
  const prepared = sampleOperation({ ...values, status: 'prepared', actions: ['start'], ...checked })
  const ended = sampleOperation({ ...values, status: 'done', started_at: '2026-11-27T10:00:01Z', ...checked, ...done })
  let operation = prepared
  return [
    on.operations.mapping({ mapping: mapping ?? null }),
    on.operations.prepareImport(() => (operation = prepared)),
    on.operations.view(() => operation),
    on.operations.withdraw(() => (operation = { ...prepared, status: 'withdrawn' })),
    on.operations.start(() => (operation = ended)),
    on.operations.items({
      items: skipped.map(([line, message], index) => ({
        id: index + 1,
        line,
        message,
        state: 'skipped' as const,
        entity: null,
        entity_id: null,
        label: null,
      })),
      meta: { total: skipped.length, total_is_exact: true, page: 1, per_page: 100, page_count: 1 },
    }),
  ]
}

/** The lines of rows that were sent, the head first. */
export async function sentLines(requests: readonly Request[]): Promise<unknown[]> {
  const request = requests.findLast(({ url }) => url.endsWith('/operation/import'))
  const rows = (await request?.clone().formData())?.get('rows')
  const text = rows instanceof Blob ? await rows.text() : ''
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]))
}

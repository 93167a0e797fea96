import type { Schemas } from '@admin-panel/sdk'
import { ValueDiff } from '@admin-panel/ui/value-diff'
import { fieldInWords } from '#text/in-words.ts'

type LoggedChange = Pick<Schemas['AuditRow'], 'entity' | 'event' | 'changes' | 'words'>

/** A created or deleted record has only one value per field. */
const onlySide: Partial<Record<LoggedChange['event'], 0 | 1>> = { created: 1, deleted: 0 }

/** The value of each changed field before and after: «Вес: 1643 891 г», the old one struck. */
export function Changes({ row }: { row: LoggedChange }) {
  const side = onlySide[row.event] ?? null
  return (
    <ul className="flex flex-col gap-0.5">
      {Object.keys(row.changes).map((field) => (
        <li key={field} className="min-w-0 break-words">
          <span className="text-secondary">{fieldInWords(row.entity, field)}: </span>
          {side === null ? (
            <ValueDiff isInline before={wordOf(row, field, 0)} after={wordOf(row, field, 1)} />
          ) : (
            <span className="whitespace-pre-line">{wordOf(row, field, side) ?? '—'}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function wordOf({ words }: LoggedChange, field: string, place: 0 | 1) {
  return words[field]?.[place] ?? null
}

/** The same in one line: «Статус: Новый → В работе». */
export function changesInLine(row: LoggedChange) {
  const changes = Object.keys(row.changes)
  if (changes.length === 0) return '—'
  return changes
    .map((field) => {
      const after = wordOf(row, field, 1) ?? '—'
      const before = wordOf(row, field, 0)
      return `${fieldInWords(row.entity, field)}: ${before === null ? '' : `${before} → `}${after}`
    })
    .join('; ')
}

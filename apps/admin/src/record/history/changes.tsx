import type { Schemas } from '@admin-panel/sdk'
import { ValueDiff } from '@admin-panel/ui/value-diff'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { fieldInWords } from '#text/in-words.ts'

type LoggedChange = Pick<Schemas['AuditRow'], 'entity' | 'event' | 'changes' | 'words'>

/** A created or deleted record has only one value per field. */
const onlySide: Partial<Record<LoggedChange['event'], 0 | 1>> = { created: 1, deleted: 0 }

interface ChangesProps {
  row: LoggedChange
  /** Where the other changes of a field are. */
  fieldLink?: ((field: string) => string) | undefined
}

/** The value of each changed field before and after: «Вес: 1643 891 г», the old one struck. */
export function Changes({ row, fieldLink }: ChangesProps) {
  const side = onlySide[row.event] ?? null
  return (
    <ul className="flex flex-col gap-0.5">
      {Object.keys(row.changes).map((field) => (
        <li key={field} className="min-w-0 break-words">
          <span className="text-secondary">
            {fieldLink ? (
              <TextLink render={<Link to={fieldLink(field)} />}>{fieldInWords(row.entity, field)}</TextLink>
            ) : (
              fieldInWords(row.entity, field)
            )}
            {': '}
          </span>
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

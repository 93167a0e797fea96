import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { ValueDiff } from '@admin-panel/ui/value-diff'
import type { ReactNode } from 'react'
import { fieldInWords, valueInWords } from './in-words.ts'

type Told = Pick<Schemas['AuditRow'], 'entity' | 'changes' | 'words'>

/** What a change did to each field, before and after. */
export function Changes({ row, action }: { row: Told; action?: (field: string) => ReactNode }) {
  return (
    <DescriptionList>
      {Object.entries(row.changes).map(([field, values]) => (
        <DescriptionItem key={field} name={fieldInWords(row.entity, field)}>
          <ValueDiff before={wordOf(row, field, values, 0)} after={wordOf(row, field, values, 1)} />
          {action?.(field)}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}

function wordOf({ words }: Told, field: string, values: readonly unknown[], place: 0 | 1) {
  return words[field]?.[place] ?? valueInWords(field, values[place])
}

/** The same in one line: «Статус: Новый → В работе». */
export function changesInLine(row: Told) {
  const changes = Object.entries(row.changes)
  if (changes.length === 0) return '—'
  return changes
    .map(([field, values]) => {
      const after = wordOf(row, field, values, 1) ?? '—'
      const before = wordOf(row, field, values, 0)
      return `${fieldInWords(row.entity, field)}: ${before === null ? '' : `${before} → `}${after}`
    })
    .join('; ')
}

import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Popover } from '@admin-panel/ui/popover'
import { SearchInput } from '@admin-panel/ui/search-input'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

export interface Choice<Value> {
  value: Value
  label: string
}

interface FilterMenuProps<Value> {
  label: string
  options: readonly Choice<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** Told when the menu opens, for options that are loaded only then. */
  onOpen?: () => void
}

const SEARCHABLE_FROM = 10

/** Several values of one filter behind a button; a search field where there are many. */
export function FilterMenu<Value extends string | number>({
  label,
  options,
  values,
  onChange,
  onOpen,
}: FilterMenuProps<Value>) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLocaleLowerCase()
  const shown = options.filter((option) => option.label.toLocaleLowerCase().includes(words))
  return (
    <Popover
      label={label}
      align="start"
      onOpenChange={(isOpen) => isOpen && onOpen?.()}
      trigger={
        <Button>
          {label}
          {values.length > 0 && (
            <span className="rounded-full bg-pressed px-1.5 text-xs tabular-nums">{values.length}</span>
          )}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
    >
      {options.length > SEARCHABLE_FROM && (
        <SearchInput value={search} onValueChange={setSearch} delay={0} className="mb-2" />
      )}
      {options.length === 0 && <Skeleton className="h-3 w-3/4" />}
      <ul className="max-h-72 overflow-y-auto">
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              label={option.label}
              checked={values.includes(option.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...values, option.value] : values.filter((value) => value !== option.value),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Popover } from '@admin-panel/ui/popover'
import { SearchInput } from '@admin-panel/ui/search-input'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useTexts } from '@admin-panel/ui/texts'
import ChevronDown from 'lucide-react/icons/chevron-down'
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
  isLoading?: boolean
  /** Called when the menu opens, to load its options only then. */
  onOpenChange?: (isOpen: boolean) => void
  /** The options are searched elsewhere. */
  search?: string
  onSearch?: (text: string) => void
}

const SEARCHABLE_FROM = 10

/** Chooses several values of one filter behind a button; long lists get a search field. */
export function FilterMenu<Value extends string | number>({
  label,
  options,
  values,
  onChange,
  isLoading = false,
  onOpenChange,
  search,
  onSearch,
}: FilterMenuProps<Value>) {
  const texts = useTexts()
  const [own, setOwn] = useState('')
  const words = own.trim().toLocaleLowerCase()
  const shown = onSearch ? options : options.filter((option) => option.label.toLocaleLowerCase().includes(words))
  return (
    <Popover
      label={label}
      align="start"
      onOpenChange={onOpenChange}
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
      {(onSearch || isLoading || options.length > SEARCHABLE_FROM) && (
        <SearchInput
          value={search ?? own}
          onValueChange={onSearch ?? setOwn}
          delay={onSearch ? undefined : 0}
          className="mb-2"
        />
      )}
      {isLoading && <Skeleton className="h-3 w-3/4" />}
      {!isLoading && shown.length === 0 && <p className="text-muted">{texts.nothingFound}</p>}
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

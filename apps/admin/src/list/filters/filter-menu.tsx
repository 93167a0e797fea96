import { matches } from '@admin-panel/ui/matches'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { SearchInput } from '@admin-panel/ui/search-input'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useTexts } from '@admin-panel/ui/texts'
import Check from 'lucide-react/icons/check'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { FilterPopover } from './filter-popover.tsx'

export interface Choice<Value> {
  value: Value
  label: string
}

interface FilterMenuProps<Value> {
  label: string
  options: readonly Choice<Value>[]
  values: readonly Value[]
  /** The values in words, which the button shows; `undefined` while the filter is not set. */
  summary: ReactNode
  /** Only one value can be chosen, and the choice closes the menu. */
  isSingle?: boolean
  onChange: (values: Value[]) => void
  isLoading?: boolean
  /** Called when the menu opens, to load its options only then. */
  onOpenChange?: (isOpen: boolean) => void
  /** The options are searched elsewhere. */
  search?: string
  onSearch?: (text: string) => void
}

const SEARCHABLE_FROM = 10

/** Chooses the values of one filter behind a button; long lists get a search field. */
export function FilterMenu<Value extends string | number>({
  label,
  options,
  values,
  summary,
  isSingle = false,
  onChange,
  isLoading = false,
  onOpenChange,
  search,
  onSearch,
}: FilterMenuProps<Value>) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const [own, setOwn] = useState('')
  const visibleOptions = onSearch ? options : options.filter((option) => matches(own, option.label))
  function choose(option: Value, isChosen: boolean) {
    if (!isSingle) return onChange(isChosen ? [...values, option] : values.filter((other) => other !== option))
    setIsOpen(false)
    return onChange([option])
  }
  /** Enter takes the first match of what is typed; matches that are still being searched for are none. */
  function takeFirst({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    const [first] = visibleOptions
    const typed = currentTarget.value
    if (key !== 'Enter' || !first || isLoading || typed.trim() === '' || typed !== (search ?? own)) return
    choose(first.value, true)
    setIsOpen(false)
  }
  return (
    <FilterPopover
      label={label}
      value={summary}
      onClear={() => onChange([])}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        onOpenChange?.(next)
      }}
    >
      {(onSearch || isLoading || options.length > SEARCHABLE_FROM) && (
        <SearchInput
          value={search ?? own}
          onValueChange={onSearch ?? setOwn}
          delay={onSearch ? undefined : 0}
          onKeyDown={takeFirst}
          className="mb-2"
        />
      )}
      {isLoading && <Skeleton className="h-3 w-3/4" />}
      {!isLoading && visibleOptions.length === 0 && <p className="text-muted">{texts.nothingFound}</p>}
      <ul className="max-h-72 overflow-y-auto">
        {visibleOptions.map((option) => (
          <li key={option.value}>
            {isSingle ? (
              <button
                type="button"
                aria-pressed={values.includes(option.value)}
                onClick={() => choose(option.value, true)}
                className="flex min-h-(--control-sm) w-full items-center gap-2 rounded-lg px-2 text-start hover:bg-hover"
              >
                <Check aria-hidden className={values.includes(option.value) ? 'size-4' : 'invisible size-4'} />
                {option.label}
              </button>
            ) : (
              <Checkbox
                label={option.label}
                checked={values.includes(option.value)}
                onChange={(event) => choose(option.value, event.target.checked)}
              />
            )}
          </li>
        ))}
      </ul>
    </FilterPopover>
  )
}

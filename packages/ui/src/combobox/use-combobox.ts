import { matches } from './matches.ts'
import { useId, useState, type KeyboardEvent } from 'react'

/** An option of a combobox. `value` identifies it; `hint` is a second line under `label`. */
export interface ComboboxOption {
  /** The value that choosing the option sets. */
  value: string
  /** The visible text. */
  label: string
  /** A second, quieter line. */
  hint?: string
  /** The option cannot be chosen. */
  disabled?: boolean
}

/**
 * Options and the text that filters them. With `onQueryChange` the caller filters, usually by a request; without it
 * the component does. `isPending` is `false` by default.
 */
export interface ComboboxSource {
  options: readonly ComboboxOption[]
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
  isPending?: boolean
}

/**
 * The state that both comboboxes share: whether the list is open, which option is active, and the keys that move
 * between options.
 */
export function useCombobox(
  { options, query, onQueryChange }: ComboboxSource,
  onChoose: (option: ComboboxOption) => void,
  chosen?: string,
) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [ownQuery, setOwnQuery] = useState('')
  const [activeValue, setActiveValue] = useState<string>()
  const text = query ?? ownQuery
  const visibleOptions = onQueryChange
    ? options
    : options.filter(({ label, hint }) => matches(text, `${label} ${hint ?? ''}`))
  const enabled = visibleOptions.filter(({ disabled }) => !disabled)
  const find = (target: string | undefined) => enabled.find(({ value }) => value === target)
  const active = find(activeValue) ?? (text === '' ? find(chosen) : undefined) ?? enabled[0]

  function search(next: string) {
    setOwnQuery(next)
    onQueryChange?.(next)
    setActiveValue(undefined)
    setIsOpen(true)
  }
  function setOpen(next: boolean) {
    setIsOpen(next)
    if (next) return
    setActiveValue(undefined)
    if (text === '') return
    setOwnQuery('')
    onQueryChange?.('')
  }
  function move(step: number) {
    const index = active ? enabled.indexOf(active) + step : 0
    setActiveValue(enabled[(index + enabled.length) % enabled.length]?.value)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else setIsOpen(true)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active) onChoose(active)
    } else if (event.key === 'Tab') {
      setOpen(false)
    }
  }
  const optionId = (value: string) => `${listId}-${value}`
  return {
    isOpen,
    setOpen,
    text,
    visibleOptions,
    active,
    listId,
    optionId,
    search,
    setActiveValue,
    press,
    control: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isOpen && active ? optionId(active.value) : undefined,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
  }
}

/** The state and the handlers that `useCombobox` returns. */
export type ComboboxState = ReturnType<typeof useCombobox>

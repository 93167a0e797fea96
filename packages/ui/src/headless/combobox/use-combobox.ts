import { containsWords } from './contains-words.ts'
import type { ComboboxOption, ComboboxState } from './state.ts'
import { useId, useState, type KeyboardEvent } from 'react'

/** Options and the text that filters them. */
export interface ComboboxSource {
  /** What can be chosen. */
  options: readonly ComboboxOption[]
  /** The text of the field, where the caller keeps it. */
  query?: string | undefined
  /** The caller filters, usually by a request; without it the combobox does. */
  onQueryChange?: ((query: string) => void) | undefined
  /**
   * Whether the label and the hint of an option fit what was typed.
   * @default every word is contained
   */
  matches?: ((words: string, text: string) => boolean) | undefined
  /**
   * More options are being searched.
   * @default false
   */
  isPending?: boolean
}

interface Choice extends ComboboxSource {
  /** The option that is active while nothing is typed. */
  chosen?: string | undefined
  isMultiple: boolean
  isChosen: (option: ComboboxOption) => boolean
  onChoose: (option: ComboboxOption) => void
  /** The text of the closed field. */
  restText?: string | undefined
  placeholder?: string | undefined
  onBackspace?: () => void
}

/** What both comboboxes share: whether the list is open, which option is active, and the keys that move between options. */
function useChoice({
  options,
  query,
  onQueryChange,
  matches = containsWords,
  isPending = false,
  chosen,
  isMultiple,
  isChosen,
  onChoose,
  restText,
  placeholder,
  onBackspace,
}: Choice): ComboboxState {
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
    if (event.key === 'Backspace' && text === '') onBackspace?.()
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
    isMultiple,
    isPending,
    isChosen,
    choose: onChoose,
    search,
    setActiveValue,
    shownText: isOpen ? text : (restText ?? text),
    placeholder,
    press,
  }
}

/** What `useCombobox` takes. */
export interface ComboboxArgs extends ComboboxSource {
  /** The chosen option. */
  value: ComboboxOption | null
  /** Another option was chosen, or none. */
  onValueChange: (value: ComboboxOption | null) => void
  /** The text of a field without a value. */
  placeholder?: string | undefined
}

/**
 * A field that finds one of many options by typing: its state, for the parts.
 *
 * @example
 * const combobox = useCombobox({ options, value, onValueChange })
 */
export function useCombobox({ value, onValueChange, placeholder, ...source }: ComboboxArgs) {
  const state = useChoice({
    ...source,
    chosen: value?.value,
    isMultiple: false,
    isChosen: (option) => option.value === value?.value,
    onChoose: choose,
    restText: value?.label ?? '',
    placeholder: value?.label ?? placeholder,
  })
  function choose(option: ComboboxOption | null) {
    onValueChange(option)
    state.setOpen(false)
  }
  return { ...state, clear: () => choose(null) }
}

/** What `useMultiCombobox` takes. */
export interface MultiComboboxArgs extends ComboboxSource {
  /** The chosen options. */
  values: readonly ComboboxOption[]
  /** Other options were chosen. */
  onValuesChange: (values: readonly ComboboxOption[]) => void
  /** The text of a field without values. */
  placeholder?: string | undefined
}

/** A field that finds several of many options: its state, for the parts. Backspace in an empty field removes the last one. */
export function useMultiCombobox({ values, onValuesChange, placeholder, ...source }: MultiComboboxArgs) {
  const isChosen = ({ value }: ComboboxOption) => values.some((other) => other.value === value)
  const remove = ({ value }: ComboboxOption) => onValuesChange(values.filter((other) => other.value !== value))
  const last = values.at(-1)
  const state = useChoice({
    ...source,
    isMultiple: true,
    isChosen,
    onChoose: toggle,
    placeholder: values.length === 0 ? placeholder : undefined,
    ...(last && { onBackspace: () => remove(last) }),
  })
  function toggle(option: ComboboxOption) {
    if (isChosen(option)) remove(option)
    else onValuesChange([...values, option])
    if (state.text !== '') state.search('')
  }
  return { ...state, remove }
}

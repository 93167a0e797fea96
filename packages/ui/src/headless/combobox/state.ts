import type { KeyboardEvent } from 'react'

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

/** The state of a combobox, which its parts take. */
export interface ComboboxState {
  /** The list is open. */
  isOpen: boolean
  /** Opens or closes the list. */
  setOpen: (isOpen: boolean) => void
  /** What was typed. */
  text: string
  /** The options that fit what was typed. */
  visibleOptions: readonly ComboboxOption[]
  /** The option that Enter chooses. */
  active: ComboboxOption | undefined
  /** The id of the list. */
  listId: string
  /** The id of an option's element. */
  optionId: (value: string) => string
  /** Several options can be chosen. */
  isMultiple: boolean
  /** More options are being searched. */
  isPending: boolean
  /** Whether an option is chosen. */
  isChosen: (option: ComboboxOption) => boolean
  /** Chooses an option; of several, takes a chosen one out. */
  choose: (option: ComboboxOption) => void
  /** Looks for a text and opens the list. */
  search: (text: string) => void
  /** Makes another option active. */
  setActiveValue: (value: string) => void
  /** What the field shows: what was typed, or what is chosen while the list is closed. */
  shownText: string
  /** The text of a field without a value. */
  placeholder: string | undefined
  /** Answers a key of the field. */
  press: (event: KeyboardEvent<HTMLInputElement>) => void
}

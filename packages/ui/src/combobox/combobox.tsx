import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { ComboboxPopup } from './popup.tsx'
import { Input } from '#input/input.tsx'
import { useTexts } from '#texts/texts.ts'
import { useCombobox, type ComboboxOption, type ComboboxSource } from './use-combobox.ts'

export type { ComboboxOption } from './use-combobox.ts'

/** Props of {@link Combobox}. */
export type ComboboxProps = ComboboxSource &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
    /** The chosen option. */
    value: ComboboxOption | null
    /** Another option was chosen, or none. */
    onValueChange: (value: ComboboxOption | null) => void
  }

/**
 * A field that finds one of many options by typing. `value` is the option itself, since the listed options may not
 * contain it.
 */
export function Combobox({
  options,
  query,
  onQueryChange,
  isPending = false,
  value,
  onValueChange,
  className,
  placeholder,
  disabled,
  ...props
}: ComboboxProps) {
  const texts = useTexts()
  const source: ComboboxSource = {
    options,
    query,
    onQueryChange,
  }
  const state = useCombobox(source, choose, value?.value)
  function choose(option: ComboboxOption | null) {
    onValueChange(option)
    state.setOpen(false)
  }
  return (
    <ComboboxPopup
      state={state}
      label={props['aria-label']}
      isPending={isPending}
      isChosen={(option) => option.value === value?.value}
      onChoose={choose}
    >
      <span className={cn('relative flex min-w-0', className)}>
        <Input
          {...props}
          {...state.control}
          disabled={disabled}
          placeholder={value?.label ?? placeholder ?? texts.choose}
          value={state.isOpen ? state.text : (value?.label ?? '')}
          onChange={(event) => state.search(event.currentTarget.value)}
          onClick={() => state.setOpen(true)}
          onKeyDown={state.press}
          className="grow truncate pe-14"
        />
        {value && !disabled && (
          <button
            type="button"
            aria-label={texts.clear}
            title={texts.clear}
            onClick={() => choose(null)}
            className="absolute inset-y-px end-8 grid w-6 place-items-center rounded-lg text-muted hover:text-text"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    </ComboboxPopup>
  )
}

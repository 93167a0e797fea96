import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { matches as matchesInBothLayouts } from './matches.ts'
import { ComboboxPopup } from './popup.tsx'
import { Input } from '#input/input.tsx'
import { mergeProps } from '#headless/props/merge-props.ts'
import { useTexts } from '#texts/texts.ts'
import { getInputProps, useCombobox, type ComboboxOption, type ComboboxSource } from '#headless/combobox/combobox.ts'

export type { ComboboxOption } from '#headless/combobox/combobox.ts'

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
  matches = matchesInBothLayouts,
  isPending,
  value,
  onValueChange,
  className,
  placeholder,
  disabled,
  ...props
}: ComboboxProps) {
  const texts = useTexts()
  const combobox = useCombobox({
    options,
    query,
    onQueryChange,
    matches,
    value,
    onValueChange,
    ...(isPending && { isPending }),
    placeholder: placeholder ?? texts.choose,
  })
  return (
    <ComboboxPopup combobox={combobox} label={props['aria-label']}>
      <span data-slot="combobox" className={cn('relative flex min-w-0', className)}>
        <Input {...mergeProps(getInputProps(combobox), props)} disabled={disabled} className="grow truncate pe-14" />
        {value && !disabled && (
          <button
            type="button"
            aria-label={texts.clear}
            title={texts.clear}
            onClick={combobox.clear}
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

import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { matches as matchesInBothLayouts } from './matches.ts'
import { ComboboxPopup } from './popup.tsx'
import { useFieldControl } from '#field/field-context.ts'
import { mergeProps } from '#headless/props/merge-props.ts'
import { useTexts } from '#texts/texts.ts'
import {
  getInputProps,
  useMultiCombobox,
  type ComboboxOption,
  type ComboboxSource,
} from '#headless/combobox/combobox.ts'

/** Props of {@link MultiCombobox}. */
export type MultiComboboxProps = ComboboxSource &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
    /** The chosen options. */
    values: readonly ComboboxOption[]
    /** Other options were chosen. */
    onValuesChange: (values: readonly ComboboxOption[]) => void
  }

/**
 * A field that finds several of many options. Chosen options are chips before the text; Backspace in an empty field
 * removes the last one.
 */
export function MultiCombobox({
  options,
  query,
  onQueryChange,
  matches = matchesInBothLayouts,
  isPending,
  values,
  onValuesChange,
  className,
  placeholder,
  disabled,
  ...props
}: MultiComboboxProps) {
  const texts = useTexts()
  const combobox = useMultiCombobox({
    options,
    query,
    onQueryChange,
    matches,
    values,
    onValuesChange,
    ...(isPending && { isPending }),
    placeholder: placeholder ?? texts.choose,
  })
  return (
    <ComboboxPopup combobox={combobox} label={props['aria-label']}>
      <span
        data-slot="multi-combobox"
        className={cn(
          'control-frame flex min-h-(--control) min-w-0 flex-wrap items-center gap-1 p-1',
          disabled && 'bg-hover',
          className,
        )}
      >
        {values.map((option) => (
          <span
            key={option.value}
            className="flex max-w-full min-w-0 items-center rounded-sm bg-grey-soft ps-2 text-xs text-grey-text"
          >
            <span className="truncate">{option.label}</span>
            <button
              type="button"
              aria-label={texts.remove(option.label)}
              title={texts.remove(option.label)}
              disabled={disabled}
              onClick={() => combobox.remove(option)}
              className="grid size-6 shrink-0 place-items-center rounded-sm hover:text-text pointer-coarse:size-8"
            >
              <X aria-hidden className="size-3" />
            </button>
          </span>
        ))}
        <input
          type="text"
          {...useFieldControl()}
          {...mergeProps(getInputProps(combobox), props)}
          disabled={disabled}
          className="min-h-6 min-w-20 flex-1 bg-transparent px-1.5 text-control outline-none"
        />
      </span>
    </ComboboxPopup>
  )
}

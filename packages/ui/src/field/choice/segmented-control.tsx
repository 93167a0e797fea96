import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#cn.ts'

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'children'
> {
  /** The name of the choice, for screen readers. */
  label: string
  /** Two to five options, in their order. */
  options: readonly {
    /** The value that choosing the option sets. */
    value: Value
    /** The visible text: a word or two. */
    label: ReactNode
  }[]
  /** The chosen value. */
  value: Value
  /** Another value was chosen. */
  onValueChange: (value: Value) => void
}

/**
 * One of a few short options in one line, which acts at once: a period, a unit, a view.
 *
 * @example
 * <SegmentedControl label="Period" options={[{ value: 'week', label: 'Week' }]} value={period} onValueChange={setPeriod} />
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...props
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      data-slot="segmented-control"
      aria-label={label}
      {...props}
      className={cn(
        'inline-flex max-w-full min-w-0 overflow-x-auto rounded-lg bg-pressed p-0.5 disabled:opacity-50',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="segment"
          className={cn(
            'relative grid min-h-7 shrink-0 place-items-center rounded-md px-3 whitespace-nowrap text-secondary hover:text-text pointer-coarse:min-h-10',
            'has-checked:bg-surface has-checked:font-label has-checked:text-text has-checked:shadow-xs',
            'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            // It lies over its label, so that the whole segment is the radio button.
            className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

import { useId, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { FieldGroup, type FieldGroupProps } from '#field/field-group.tsx'

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'onChange' | 'children'> {
  /** The options, in their order. */
  options: readonly {
    /** The value that choosing the option sets. */
    value: Value
    /** The visible text. */
    label: ReactNode
    /** A line below the text. */
    hint?: ReactNode
    /** It cannot be chosen now; `hint` says why. */
    isDisabled?: boolean
  }[]
  /** The chosen value; `null` before the first choice. */
  value: Value | null
  /** Another value was chosen. */
  onValueChange: (value: Value) => void
}

/**
 * One of a few options, all in view. More than about seven are a `Combobox`.
 *
 * @example
 * <RadioGroup legend="Delivery" options={[{ value: 'post', label: 'By post' }]} value={way} onValueChange={setWay} />
 */
export function RadioGroup<Value extends string>({ options, value, onValueChange, ...props }: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <FieldGroup role="radiogroup" data-slot="radio-group" {...props}>
      {options.map((option) => (
        <label
          key={option.value}
          data-slot="radio-option"
          className="flex min-w-0 items-start gap-2 py-1 has-disabled:text-muted"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onValueChange(option.value)}
            className={cn(
              'relative mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-frame bg-surface',
              'checked:border-[5px] checked:border-primary forced-colors:appearance-auto',
              'hover:not-disabled:not-checked:border-secondary disabled:cursor-not-allowed disabled:opacity-50',
              'before:absolute before:-inset-2 pointer-coarse:before:-inset-3',
            )}
          />
          <span className="min-w-0 break-words">
            {option.label}
            {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}

import type { ChangeEvent, ComponentProps } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { NumberInputState } from './use-number-input.ts'

/** Props of {@link Input}. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** The state of the field. */
  number: NumberInputState
}

/** Returns the props of a field for a number. */
export const getInputProps = ({ text, isUnread, hasFraction, change, tidy }: NumberInputState) => ({
  inputMode: hasFraction ? ('decimal' as const) : ('numeric' as const),
  autoComplete: 'off',
  'aria-invalid': isUnread || undefined,
  value: text,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change(currentTarget),
  onBlur: tidy,
})

/** A field for a number. */
export function Input({ number, ...props }: InputProps) {
  return <input type="text" {...mergeProps(getInputProps(number), props)} />
}

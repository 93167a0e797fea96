import type { ChangeEvent, ComponentProps } from 'react'
import { keepCaret } from '#headless/date-input/keep-caret.ts'

/** How a text is written while it is typed. */
export interface InputMask {
  /** Formats a text; formatting a formatted text must not change it. */
  format: (text: string) => string
  /** Counts the characters of a part that the user typed, without those that the format added. */
  significant: (text: string) => number
}

/** Props of {@link Input}. */
export interface InputProps extends ComponentProps<'input'> {
  /** How the text is written. */
  mask: InputMask
}

/**
 * Returns the props of a field whose text is formatted while it is typed: `onChange` of the user receives the formatted text.
 * @param mask - how the text is written
 * @param input - the value, its handler, and further props of the field
 */
export function getInputProps<Props extends Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>>(
  { format, significant }: InputMask,
  { value, defaultValue, onChange, ...props }: Props,
) {
  return {
    ...props,
    value: value === undefined ? undefined : format(String(value)),
    defaultValue: defaultValue === undefined ? undefined : format(String(defaultValue)),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      keepCaret(event.currentTarget, format, significant)
      onChange?.(event)
    },
  }
}

/** A field whose text is formatted while it is typed. */
export function Input({ mask, ...props }: InputProps) {
  return <input type="text" {...getInputProps(mask, props)} />
}

import type { ComponentProps } from 'react'
import { dateMark, useDateField, type DateFieldArgs } from '#headless/date-input/date-input.ts'
import { Input } from '#input/input.tsx'
import { useUnreadTexts } from '#input/unread-texts.ts'
import { useTexts } from '#texts/texts.ts'
import { useDateTexts } from './texts.ts'
import { mergeProps } from '#headless/props/merge-props.ts'

export type TypedDateProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> &
  Omit<DateFieldArgs, 'mark' | 'reasons'>

/** The text field of a date. */
export function TypedDate({ value, onValueChange, hasTime = false, min, max, ...props }: TypedDateProps) {
  const placeholders = useDateTexts()
  const field = useDateField({
    value,
    onValueChange,
    hasTime,
    min,
    max,
    mark: dateMark(useTexts().locale),
    reasons: useUnreadTexts(),
  })
  return <Input placeholder={hasTime ? placeholders.moment : placeholders.day} {...mergeProps(field, props)} />
}

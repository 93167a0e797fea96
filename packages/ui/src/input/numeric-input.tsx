import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import * as Numbers from '#headless/number-input/number-input.ts'
import { mergeProps } from '#headless/props/merge-props.ts'
import { useTexts } from '#texts/texts.ts'
import { Input } from './input.tsx'
import { ROUBLES } from './read-number.ts'
import { useUnreadTexts } from './unread-texts.ts'

/** Props of {@link NumericInput}. */
export interface NumericInputProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>,
    Omit<Numbers.NumberInputArgs, 'currencies' | 'locale' | 'texts'> {
  /** The unit, at the end of the field. It is decorative: the label says it too. With `%` the sign may be typed as well. */
  suffix?: ReactNode
}

/**
 * A number, with digits in groups. Comma and dot both work as the decimal mark; a text that is not a number stays as
 * typed and is reported as `Unread`.
 *
 * @example
 * <NumericInput fraction={2} value={price} onValueChange={setPrice} />
 */
export function NumericInput({
  value,
  onValueChange,
  fraction = 0,
  isSigned = false,
  suffix,
  isPercent = suffix === '%',
  isGrouped = true,
  className,
  ...props
}: NumericInputProps) {
  const { locale } = useTexts()
  const texts = useUnreadTexts()
  const number = Numbers.useNumberInput({
    value,
    onValueChange,
    fraction,
    isSigned,
    isPercent,
    currencies: ROUBLES,
    isGrouped,
    locale,
    texts,
  })
  const hasSuffix = suffix !== undefined
  const input = (
    <Input
      data-slot="numeric-input"
      {...mergeProps(Numbers.getInputProps(number), props)}
      className={cn('tabular-nums', hasSuffix ? 'w-full pe-12' : className)}
    />
  )
  if (!hasSuffix) return input
  return (
    <span className={cn('relative block', className)}>
      {input}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2.5 flex items-center text-control text-muted"
      >
        {suffix}
      </span>
    </span>
  )
}

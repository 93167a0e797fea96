import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { decimalMark } from '#headless/number/decimal-mark.ts'
import { Input } from './input.tsx'
import { keepCaret } from '#headless/date-input/keep-caret.ts'
import {
  isUnread,
  plainNumber,
  readNumber,
  ROUBLES,
  type NumberShape,
  type Unread,
  writeNumber,
} from './read-number.ts'
import { useTexts } from '#texts/texts.ts'
import { useUnreadTexts, type UnreadTexts } from './unread-texts.ts'
import { mergeProps } from '#headless/props/merge-props.ts'

/** Props of {@link NumericInput}. */
export interface NumericInputProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'>,
    Omit<NumberShape, 'currencies'> {
  /** The number, a text that is not a number, or an empty string. */
  value: number | Unread | null
  /** A number, `null` for none, or an `Unread` for a text that is not a number and stays in the field. */
  onValueChange: (value: number | Unread | null) => void
  /**
   * Separates groups of three digits; turn it off for years and codes.
   * @default true
   */
  isGrouped?: boolean
  /** The unit, at the end of the field. It is decorative: the label says it too. With `%` the sign may be typed as well. */
  suffix?: ReactNode
}

const GROUP = '\u00a0'

// Groups are formatted again after every key, so they may have any length while the user types.
const read = (text: string, shape: NumberShape) => readNumber(text.replaceAll(GROUP, ''), shape)

function valueOf(text: string, shape: NumberShape, texts: UnreadTexts): number | Unread | null {
  const parts = read(text, shape)
  if (parts === 'fraction') return { unread: text, why: texts.fraction(shape.fraction ?? 0) }
  if (parts === 'number' && !shape.fraction) return { unread: text, why: texts.wholeNumber }
  if (typeof parts === 'string') return { unread: text, why: texts[parts] }
  const numberText = plainNumber(parts)
  return numberText === '' ? null : Number(numberText) || 0
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
  const shape = { fraction, isSigned, isPercent, currencies: ROUBLES }
  function normalize(text: string, mark: string, asShape: NumberShape = shape) {
    const parts = read(text, asShape)
    if (typeof parts === 'string') return text
    const wholePart = isGrouped ? parts.whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, GROUP) : parts.whole
    return `${parts.sign}${wholePart}${parts.fraction === null ? '' : `${mark}${parts.fraction}`}`
  }
  // A mark that changed while it is typed would turn «1.234,567» into the groups of «1,234,567».
  const normalizeTyped = (text: string) => normalize(text, /[.,](?=[^.,]*$)/.exec(text)?.[0] ?? '')
  const [text, setText] = useState('')
  const displayText = isUnread(value)
    ? value.unread
    : valueOf(text, shape, texts) === value
      ? text
      : value === null
        ? ''
        : normalize(writeNumber(value), decimalMark(locale), { fraction: 15, isSigned: true })
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepCaret(event.currentTarget, normalizeTyped, (part) => part.replaceAll(/[^\d.,−-]/g, '').length)
    setText(event.currentTarget.value)
    onValueChange(valueOf(event.currentTarget.value, shape, texts))
  }
  const hasSuffix = suffix !== undefined
  const input = (
    <Input
      data-slot="numeric-input"
      inputMode={fraction > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-invalid={isUnread(value) || undefined}
      {...mergeProps({ onBlur: () => setText(normalize(text, decimalMark(locale))) }, props)}
      value={displayText}
      onChange={change}
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

import { Mask } from 'maska'
import { useState } from 'react'
import type { ChangeEvent, ComponentProps } from 'react'
import { cn } from './cn.ts'
import { Input } from './input.tsx'
import { keepCaret } from './keep-caret.ts'
import { useTexts } from './texts.tsx'

interface NumericInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value: number | null
  onValueChange: (value: number | null) => void
  /** Digits after the decimal mark; 0 makes it a whole number. */
  fraction?: number
  signed?: boolean
}

// More digits than these no longer fit a JavaScript number exactly.
const MAX_DIGITS = 15

/** Where a text has both marks, as in «1.234,56», the last one is decimal and the others group. */
function normalize(text: string, fraction: number) {
  const marks = [...text.matchAll(/[.,]/g)]
  const last = marks.at(-1)?.index ?? -1
  const isDecimal = fraction > 0 && last >= 0 && (marks.length === 1 || new Set(marks.map(String)).size > 1)
  const whole = (isDecimal ? text.slice(0, last) : text).replaceAll(/[^\d]/g, '').slice(0, MAX_DIGITS - fraction)
  const sign = text.trim().startsWith('-') || text.trim().startsWith('−') ? '-' : ''
  return (
    sign +
    whole +
    (isDecimal
      ? `.${text
          .slice(last + 1)
          .replaceAll(/\D/g, '')
          .slice(0, fraction)}`
      : '')
  )
}

const decimalMark = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** A number with groups of digits. Comma and dot both work as the decimal mark; a paste with spaces or a currency sign is understood. */
export function NumericInput({
  value,
  onValueChange,
  fraction = 0,
  signed = false,
  className,
  ...props
}: NumericInputProps) {
  const { locale } = useTexts()
  const rule = new Mask({ number: { locale, fraction, unsigned: !signed } })
  const masked = (text: string) => rule.masked(normalize(text, fraction).replace('.', decimalMark(locale)))
  const parse = (text: string) => {
    const plain = normalize(text, fraction)
    return /\d/.test(plain) ? Number(signed ? plain : plain.replace('-', '')) : null
  }
  const [text, setText] = useState('')
  const shown = parse(text) === value ? text : value === null ? '' : masked(String(value))
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepCaret(event.currentTarget, masked, (part) => part.replaceAll(/[^\d.,-]/g, '').length)
    setText(event.currentTarget.value)
    onValueChange(parse(event.currentTarget.value))
  }
  return (
    <Input
      inputMode={fraction > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...props}
      value={shown}
      onChange={change}
      className={cn('text-end', className)}
    />
  )
}

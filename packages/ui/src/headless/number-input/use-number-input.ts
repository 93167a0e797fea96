import { useState } from 'react'
import { keepCaret } from '#headless/date-input/keep-caret.ts'
import { decimalMark } from '#headless/number/decimal-mark.ts'
import {
  isUnread,
  plainNumber,
  readNumber,
  writeNumber,
  type NumberFault,
  type NumberShape,
  type Unread,
} from '#headless/number/read-number.ts'

/** Why a text is not a number in the required format. */
export interface NumberTexts extends Record<Exclude<NumberFault, 'fraction'> | 'wholeNumber', string> {
  /** More digits than allowed stand after the decimal mark. */
  fraction: (digits: number) => string
}

/** What `useNumberInput` takes. */
export interface NumberInputArgs extends NumberShape {
  /** The number, a text that is not a number, or `null` for none. */
  value: number | Unread | null
  /** A number, `null` for none, or an `Unread` for a text that is not a number and stays in the field. */
  onValueChange: (value: number | Unread | null) => void
  /** The language, which gives the decimal mark. */
  locale: string
  /** The reasons of an `Unread`. */
  texts: NumberTexts
  /**
   * Separates groups of three digits; turn it off for years and codes.
   * @default true
   */
  isGrouped?: boolean
}

/** The state of a field for a number, which its part takes. */
export interface NumberInputState {
  /** The text of the field. */
  text: string
  /** The text is not a number. */
  isUnread: boolean
  /** Numbers may have digits after the decimal mark. */
  hasFraction: boolean
  /** The user has changed the text of the field. */
  change: (field: HTMLInputElement) => void
  /** Writes the number as the language does, when the user leaves the field. */
  tidy: () => void
}

const GROUP = '\u00a0'

// Groups are formatted again after every key, so they may have any length while the user types.
const read = (text: string, shape: NumberShape) => readNumber(text.replaceAll(GROUP, ''), shape)

function valueOf(text: string, shape: NumberShape, texts: NumberTexts): number | Unread | null {
  const parts = read(text, shape)
  if (parts === 'fraction') return { unread: text, why: texts.fraction(shape.fraction ?? 0) }
  if (parts === 'number' && !shape.fraction) return { unread: text, why: texts.wholeNumber }
  if (typeof parts === 'string') return { unread: text, why: texts[parts] }
  const numberText = plainNumber(parts)
  return numberText === '' ? null : Number(numberText) || 0
}

/**
 * The state of a field for a number, with digits in groups. Comma and dot both work as the decimal mark; a text that is not a
 * number stays as typed and is reported as `Unread`.
 *
 * @example
 * const price = useNumberInput({ value, onValueChange: setValue, fraction: 2, locale: 'en', texts })
 * return <Input number={price} aria-label="Price" />
 */
export function useNumberInput({
  value,
  onValueChange,
  locale,
  texts,
  isGrouped = true,
  ...shape
}: NumberInputArgs): NumberInputState {
  function normalize(text: string, mark: string, asShape: NumberShape = shape) {
    const parts = read(text, asShape)
    if (typeof parts === 'string') return text
    const wholePart = isGrouped ? parts.whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, GROUP) : parts.whole
    return `${parts.sign}${wholePart}${parts.fraction === null ? '' : `${mark}${parts.fraction}`}`
  }
  // A mark that changed while it is typed would turn «1.234,567» into the groups of «1,234,567».
  const normalizeTyped = (text: string) => normalize(text, /[.,](?=[^.,]*$)/.exec(text)?.[0] ?? '')
  const [text, setText] = useState('')
  return {
    text: isUnread(value)
      ? value.unread
      : valueOf(text, shape, texts) === value
        ? text
        : value === null
          ? ''
          : normalize(writeNumber(value), decimalMark(locale), { fraction: 15, isSigned: true }),
    isUnread: isUnread(value),
    hasFraction: (shape.fraction ?? 0) > 0,
    change: (field) => {
      keepCaret(field, normalizeTyped, (part) => part.replaceAll(/[^\d.,−-]/g, '').length)
      setText(field.value)
      onValueChange(valueOf(field.value, shape, texts))
    },
    tidy: () => setText(normalize(text, decimalMark(locale))),
  }
}

import { Mask, type MaskOptions } from 'maska'
import type { InputMask } from './parts.tsx'

/** What `createMask` takes. */
export interface MaskArgs {
  /**
   * `#` is a digit, `@` a letter of any alphabet, `*` either; `!` escapes the next character. Of several masks the
   * shortest that fits is used; a function chooses one by the typed text.
   */
  mask: string | string[] | ((text: string) => string)
  /** Characters of the mask that stand for more than digits. */
  tokens?: NonNullable<MaskOptions['tokens']> | undefined
}

const letters: NonNullable<MaskOptions['tokens']> = { '@': { pattern: /\p{L}/u }, '*': { pattern: /[\p{L}\d]/u } }

/**
 * Returns a mask for `Input`. A longer text stays whole and unformatted, since cutting it would make another value.
 *
 * @example
 * const time = createMask({ mask: '##:##' })
 */
export function createMask({ mask, tokens }: MaskArgs): InputMask {
  const rule = new Mask({ mask, tokens: { ...letters, ...tokens } })
  return {
    format: (text) => (isLonger(rule, text) ? text : rule.masked(text)),
    significant: (text) => rule.unmasked(text).length,
  }
}

/** Whether the mask has no place for the last digit or letter of the text. */
function isLonger(rule: Mask, text: string) {
  const shorter = text.replace(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u, '')
  return shorter !== text && rule.completed(text) && rule.masked(shorter) === rule.masked(text)
}

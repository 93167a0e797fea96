import { Mask, type MaskOptions } from 'maska'
import type { ComponentProps } from 'react'
import { FormattedInput } from './formatted-input.tsx'

/** Props of {@link MaskedInput}. */
export interface MaskedInputProps extends ComponentProps<'input'> {
  /**
   * `#` is a digit, `@` a letter of any alphabet, `*` either; `!` escapes the next character. Of several masks the
   * shortest that fits is used; a function chooses one by the typed text.
   */
  mask: string | string[] | ((text: string) => string)
  /** Characters of the mask that stand for more than digits. */
  tokens?: NonNullable<MaskOptions['tokens']>
}

const letters: NonNullable<MaskOptions['tokens']> = { '@': { pattern: /\p{L}/u }, '*': { pattern: /[\p{L}\d]/u } }

/**
 * A text input with a mask. A longer text stays whole and unformatted, since cutting it would make another value.
 *
 * @example
 * <MaskedInput mask="##:##" value={time} onValueChange={setTime} />
 */
export function MaskedInput({ mask, tokens, ...props }: MaskedInputProps) {
  const rule = new Mask({ mask, tokens: { ...letters, ...tokens } })
  return (
    <FormattedInput
      data-slot="masked-input"
      {...props}
      format={(text) => (isLonger(rule, text) ? text : rule.masked(text))}
      significant={(text) => rule.unmasked(text).length}
    />
  )
}

/** Whether the mask has no place for the last digit or letter of the text. */
function isLonger(rule: Mask, text: string) {
  const shorter = text.replace(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u, '')
  return shorter !== text && rule.completed(text) && rule.masked(shorter) === rule.masked(text)
}

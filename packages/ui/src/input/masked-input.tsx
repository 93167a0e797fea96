import { Mask, type MaskOptions } from 'maska'
import type { ComponentProps } from 'react'
import { FormattedInput } from './formatted-input.tsx'

interface MaskedInputProps extends ComponentProps<'input'> {
  /** `#` a digit, `@` a letter of any alphabet, `*` either; `!` before a character takes it literally. Of several masks the shortest that fits is used; a function chooses by what is typed. */
  mask: string | string[] | ((text: string) => string)
  tokens?: NonNullable<MaskOptions['tokens']>
}

const letters: NonNullable<MaskOptions['tokens']> = { '@': { pattern: /\p{L}/u }, '*': { pattern: /[\p{L}\d]/u } }

/** A text laid out by a mask, typed or pasted; one that is longer stays whole, since a part of it would be another value. */
export function MaskedInput({ mask, tokens, ...props }: MaskedInputProps) {
  const rule = new Mask({ mask, tokens: { ...letters, ...tokens } })
  return (
    <FormattedInput
      {...props}
      format={(text) => (isLonger(rule, text) ? text : rule.masked(text))}
      significant={(text) => rule.unmasked(text).length}
    />
  )
}

/** Whether the text's last digit or letter finds no place any more. */
function isLonger(rule: Mask, text: string) {
  const shorter = text.replace(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u, '')
  return shorter !== text && rule.completed(text) && rule.masked(shorter) === rule.masked(text)
}

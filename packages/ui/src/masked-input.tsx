import { Mask } from 'maska'
import type { MaskOptions } from 'maska'
import type { ChangeEvent, ComponentProps } from 'react'
import { Input } from './input.tsx'
import { keepCaret } from './keep-caret.ts'

interface MaskedInputProps extends ComponentProps<'input'> {
  /** `#` a digit, `@` a Latin letter, `*` either; `!` before a character takes it literally. Of several masks the shortest that fits is used; a function chooses by what is typed. */
  mask: string | string[] | ((text: string) => string)
  tokens?: NonNullable<MaskOptions['tokens']>
}

/** Gives `onChange` the masked text. A pasted text is masked like a typed one, never refused. */
export function MaskedInput({ mask, tokens, value, defaultValue, onChange, ...props }: MaskedInputProps) {
  const rule = new Mask(tokens ? { mask, tokens } : { mask })
  const masked = (text: unknown) => rule.masked(String(text))
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepCaret(event.currentTarget, masked, (text) => rule.unmasked(text).length)
    onChange?.(event)
  }
  return (
    <Input
      {...props}
      {...(value !== undefined && { value: masked(value) })}
      {...(defaultValue !== undefined && { defaultValue: masked(defaultValue) })}
      onChange={change}
    />
  )
}

import type { ComponentProps } from 'react'
import { createMask, type MaskArgs } from '#headless/masked-input/masked-input.ts'
import { FormattedInput } from './formatted-input.tsx'

/** Props of {@link MaskedInput}. */
export interface MaskedInputProps extends ComponentProps<'input'>, MaskArgs {}

/**
 * A text input with a mask. A longer text stays whole and unformatted, since cutting it would make another value.
 *
 * @example
 * <MaskedInput mask="##:##" value={time} onValueChange={setTime} />
 */
export function MaskedInput({ mask, tokens, ...props }: MaskedInputProps) {
  return <FormattedInput data-slot="masked-input" {...props} {...createMask({ mask, tokens })} />
}

import type { ComponentProps } from 'react'
import * as Masked from '#headless/masked-input/masked-input.ts'
import { Input } from './input.tsx'

/** Props of {@link FormattedInput}. */
export interface FormattedInputProps extends ComponentProps<'input'>, Masked.InputMask {}

/** An input whose text is formatted while typing. `onChange` receives the formatted text. */
export function FormattedInput({ format, significant, ...props }: FormattedInputProps) {
  return <Input data-slot="formatted-input" {...Masked.getInputProps({ format, significant }, props)} />
}

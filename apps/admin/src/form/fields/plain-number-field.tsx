import { NumericInput } from '@admin-panel/ui/numeric-input'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumberField } from './fields.tsx'

/** A number that names something, as a year or a code does: no groups of digits. */
export function PlainNumberInput(props: ComponentProps<typeof NumericInput>) {
  return <NumericInput {...props} isGrouped={false} />
}

export function PlainNumberField<Values extends FieldValues>(props: ComponentProps<typeof NumberField<Values>>) {
  return <NumberField<Values> {...props} isGrouped={false} />
}

import { NumericInput } from '@admin-panel/ui/numeric-input'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { NumberField } from './fields.tsx'

/** A number that identifies something, such as a year or a code, without digit grouping. */
export function PlainNumberInput(props: ComponentProps<typeof NumericInput>) {
  return <NumericInput {...props} isGrouped={false} />
}

export function PlainNumberField<Values extends FieldValues>(props: ComponentProps<typeof NumberField<Values>>) {
  return <NumberField<Values> {...props} isGrouped={false} />
}

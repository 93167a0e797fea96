import { NumericInput } from '@admin-panel/ui/numeric-input'
import type { ComponentProps } from 'react'
import { NumberField } from './fields.tsx'

/** A number that names something, as a year or a code does: no groups of digits. */
export function PlainNumberInput(props: ComponentProps<typeof NumericInput>) {
  return <NumericInput {...props} isGrouped={false} />
}

export const PlainNumberField = (props: { name: string; hint?: string }) => <NumberField {...props} isGrouped={false} />

import { NumericInput } from '@admin-panel/ui/numeric-input'
import { isUnread } from '@admin-panel/ui/read-number'
import type { ComponentProps } from 'react'

type NumericProps = ComponentProps<typeof NumericInput>

/** Edits kopecks as roubles, and basis points as percent. */
export function HundredthsInput({ value, onValueChange, ...props }: NumericProps) {
  return (
    <NumericInput
      {...props}
      fraction={2}
      value={typeof value === 'number' ? value / 100 : value}
      onValueChange={(typed) => onValueChange(typed === null || isUnread(typed) ? typed : Math.round(typed * 100))}
    />
  )
}

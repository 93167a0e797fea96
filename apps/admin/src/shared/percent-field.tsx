import { NumericInput } from '@admin-panel/ui/numeric-input'
import { CustomField } from './fields.tsx'

/** Holds basis points; typed and shown in percent. */
export function PercentField({ name, hint }: { name: string; hint?: string }) {
  return (
    <CustomField
      name={name}
      hint={hint}
      render={({ value, onChange, onBlur, isReadOnly }) => (
        <NumericInput
          value={typeof value === 'number' ? value / 100 : null}
          onValueChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
          onBlur={onBlur}
          readOnly={isReadOnly}
          fraction={2}
        />
      )}
    />
  )
}

import { PhoneInput } from '#form/fields/fields.tsx'
import { m } from '#paraglide/messages.js'
import { LinesField } from '#form/fields/lines-field.tsx'
import type { PointValues } from './values.ts'

const MAX = 5

/** Each line holds a masked text. */
export function PhonesField() {
  return (
    <LinesField<PointValues, string>
      name="phones"
      blank=""
      max={MAX}
      hasLegend
      add={m.points_phone_add()}
      lineName={(phone, index) => phone || String(index + 1)}
    >
      {(phone, change, { index, isReadOnly, error }) => (
        <PhoneInput
          aria-label={m.points_phone({ number: index + 1 })}
          value={phone}
          readOnly={isReadOnly}
          aria-invalid={error() !== undefined || undefined}
          onChange={(event) => change(event.target.value)}
          className="w-full max-w-60"
        />
      )}
    </LinesField>
  )
}

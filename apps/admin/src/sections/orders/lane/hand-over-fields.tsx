import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import { whyTooLong } from '#text/too-long.ts'
import { carrierOptions, type Carrier } from '#shop/orders/labels.ts'

export interface HandOver {
  carrier: Carrier | null
  track: string
}

interface HandOverFieldsProps extends HandOver {
  onChange: (handOver: HandOver) => void
  error: string | undefined
}

/** The carrier and the track number of a shipment; one of them is required. */
export function HandOverFields({ carrier, track, onChange, error }: HandOverFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Field label={m.field_carrier()}>
        <NativeSelect
          value={carrier ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ track, carrier: carrierOptions().find((option) => option.value === value)?.value ?? null })
          }
        >
          <option value="">—</option>
          {carrierOptions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={m.field_track_number()}
        isOptional={carrier === 'own'}
        error={whyTooLong(m.field_track_number(), track, 50) ?? error}
      >
        <Input
          value={track}
          onChange={({ target: { value } }) => onChange({ carrier, track: value })}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
    </div>
  )
}

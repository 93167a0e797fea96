import { CustomField } from '#form/fields/fields.tsx'
import { TimeZoneSelect } from '#form/pickers/time-zone-select.tsx'
import type { CityValues } from './values.ts'

interface ZoneFieldProps {
  /** The label of the empty value; without it a zone is required. */
  none?: string | undefined
  className?: string | undefined
}

export function ZoneField({ none, className }: ZoneFieldProps) {
  return (
    <CustomField<Pick<CityValues, 'time_zone'>>
      name="time_zone"
      className={className}
      render={({ value, onChange, isReadOnly }) => (
        <TimeZoneSelect
          value={typeof value === 'string' ? value : ''}
          none={none}
          onChange={(zone) => onChange(zone || null)}
          readOnly={isReadOnly}
        />
      )}
    />
  )
}

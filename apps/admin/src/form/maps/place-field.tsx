import type { MapMarker } from '@admin-panel/ui/map-view'
import { isUnread } from '@admin-panel/ui/read-number'
import { useField } from '#form/fields/fields.tsx'
import { MapField } from './map-field.tsx'

interface PlaceFieldProps {
  label: string
  /** Nearby objects for orientation. */
  markers?: readonly MapMarker[] | undefined
}

interface Place {
  lat: number | null
  lon: number | null
}

/** Edits the form's fields `lat` and `lon` as one point on the map. */
export function PlaceField({ label, markers }: PlaceFieldProps) {
  const lat = useField<Place>('lat')
  const lon = useField<Place>('lon')
  return (
    <MapField
      label={label}
      markers={markers}
      value={{ lat: degrees(lat.field.value), lon: degrees(lon.field.value) }}
      onValueChange={(place) => {
        lat.field.onChange(place.lat)
        lon.field.onChange(place.lon)
      }}
      ids={{ lat: lat.frame.id, lon: lon.frame.id }}
      errors={{ lat: lat.frame.error, lon: lon.frame.error }}
      isReadOnly={lat.isReadOnly}
    />
  )
}

const degrees = (value: unknown) => (typeof value === 'number' || isUnread(value) ? value : null)

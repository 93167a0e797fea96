import { Field } from '@admin-panel/ui/field'
import type { MapMarker, MapPoint } from '@admin-panel/ui/map-view'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { whyUnread, type Unread } from '@admin-panel/ui/read-number'
import type { ClipboardEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { PointsMap } from './points-map.tsx'

export interface Coordinates {
  lat: number | Unread | null
  lon: number | Unread | null
}

interface MapFieldProps {
  label: string
  value: Coordinates
  onValueChange: (value: Coordinates) => void
  errors?: { lat?: string | undefined; lon?: string | undefined }
  isReadOnly?: boolean
  /** Nearby objects for orientation. */
  markers?: readonly MapMarker[] | undefined
  /** The ids of the two inputs, which the error summary links to. */
  ids?: { lat: string; lon: string }
}

const DIGITS = 6
const PAIR = /^\s*(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\s*$/

/** Sets one point by a click, a drag or typing; pasting a pair of coordinates fills both fields. */
export function MapField({
  label,
  value,
  onValueChange,
  errors = {},
  isReadOnly = false,
  markers,
  ids,
}: MapFieldProps) {
  function paste(event: ClipboardEvent) {
    const [, lat, lon] = PAIR.exec(event.clipboardData.getData('text')) ?? []
    if (lat === undefined || lon === undefined) return
    event.preventDefault()
    onValueChange({ lat: Number(lat), lon: Number(lon) })
  }
  const input = (name: keyof Coordinates) => (
    <NumericInput
      isSigned
      fraction={DIGITS}
      readOnly={isReadOnly}
      value={value[name]}
      onValueChange={(degrees) => onValueChange({ ...value, [name]: degrees })}
      onPaste={paste}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <PointsMap
        label={label}
        value={pointOf(value)}
        markers={markers}
        onValueChange={isReadOnly ? undefined : onValueChange}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field id={ids?.lat} label={m.field_lat()} error={errors.lat ?? whyUnread(value.lat)}>
          {input('lat')}
        </Field>
        <Field id={ids?.lon} label={m.field_lon()} error={errors.lon ?? whyUnread(value.lon)}>
          {input('lon')}
        </Field>
      </div>
    </div>
  )
}

function pointOf({ lat, lon }: Coordinates): MapPoint | null {
  const isPlace = typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) < 90 && Math.abs(lon) <= 180
  return isPlace ? { lat, lon } : null
}

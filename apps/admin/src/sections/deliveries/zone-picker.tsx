import { Button } from '@admin-panel/ui/button'
import { Combobox } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { m } from '#paraglide/messages.js'
import { useOptions } from '#form/pickers/use-options.ts'
import type { Rate } from './values.ts'
import { zoneKey, type ZoneName } from './zones.ts'

type Place = Pick<Rate, 'city_id' | 'region_id'>

interface ZonePickerProps {
  existing: readonly Place[]
  onPick: (place: Place, name?: ZoneName) => void
}

/** Adds a zone: a city, a region, or everywhere else. */
export function ZonePicker({ existing, onPick }: ZonePickerProps) {
  const cities = useOptions('cities', [])
  const regions = useOptions('regions', [])
  const isTaken = (place: Place) => existing.some((other) => zoneKey(other) === zoneKey(place))
  const everywhere = { city_id: null, region_id: null }
  function pick(place: Place, label: string) {
    if (!isTaken(place)) onPick(place, { key: zoneKey(place), label })
  }
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Field label={m.delivery_zone_city()} className="w-56">
        <Combobox
          {...cities}
          value={null}
          onValueChange={(option) => option && pick({ city_id: Number(option.value), region_id: null }, option.label)}
        />
      </Field>
      <Field label={m.delivery_zone_region()} className="w-56">
        <Combobox
          {...regions}
          value={null}
          onValueChange={(option) => option && pick({ city_id: null, region_id: Number(option.value) }, option.label)}
        />
      </Field>
      {!isTaken(everywhere) && <Button onClick={() => onPick(everywhere)}>{m.delivery_zone_add_everywhere()}</Button>}
    </div>
  )
}

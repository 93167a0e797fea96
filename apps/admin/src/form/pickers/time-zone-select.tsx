import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import { offsetOf } from '#data/time/format-date.ts'

// Russian zones by city, from west to east; any other stored zone stays available.
const cities: Readonly<Record<string, () => string>> = {
  'Europe/Kaliningrad': m.zone_kaliningrad,
  'Europe/Moscow': m.zone_moscow,
  'Europe/Volgograd': m.zone_volgograd,
  'Europe/Samara': m.zone_samara,
  'Asia/Yekaterinburg': m.zone_yekaterinburg,
  'Asia/Omsk': m.zone_omsk,
  'Asia/Novosibirsk': m.zone_novosibirsk,
  'Asia/Krasnoyarsk': m.zone_krasnoyarsk,
  'Asia/Irkutsk': m.zone_irkutsk,
  'Asia/Yakutsk': m.zone_yakutsk,
  'Asia/Vladivostok': m.zone_vladivostok,
  'Asia/Magadan': m.zone_magadan,
  'Asia/Kamchatka': m.zone_kamchatka,
}
const ZONES = Object.keys(cities)

interface TimeZoneSelectProps {
  value: string
  /** The label of the empty value; without it a zone is required. */
  none?: string | undefined
  onChange: (zone: string) => void
  readOnly?: boolean
}

export function TimeZoneSelect({ value, none, onChange, readOnly = false }: TimeZoneSelectProps) {
  const zones = value === '' || ZONES.includes(value) ? ZONES : [value, ...ZONES]
  return (
    <NativeSelect value={value} readOnly={readOnly} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {timeZoneName(zone)}
        </option>
      ))}
    </NativeSelect>
  )
}

/** «Красноярск (UTC+7)»; an unlisted zone keeps its IANA name. */
export function timeZoneName(zone: string) {
  return `${cities[zone]?.() ?? zone.replace(/^.*\//, '').replaceAll('_', ' ')} (${offsetOf(zone)})`
}

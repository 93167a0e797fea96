import { NativeSelect } from '@admin-panel/ui/native-select'

// The zones of Russia, from west to east; a zone from elsewhere is kept as it is.
const ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
]

interface TimeZoneSelectProps {
  value: string
  onChange: (zone: string) => void
  disabled?: boolean
}

export function TimeZoneSelect({ value, onChange, disabled }: TimeZoneSelectProps) {
  const zones = ZONES.includes(value) ? ZONES : [value, ...ZONES]
  return (
    <NativeSelect value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {nameOf(zone)}
        </option>
      ))}
    </NativeSelect>
  )
}

/** «Москва, стандартное время (UTC+3)» in the reader's language. */
function nameOf(zone: string) {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(document.documentElement.lang, { timeZone: zone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${part('long')} (${part('shortOffset').replace('GMT', 'UTC')})`
}

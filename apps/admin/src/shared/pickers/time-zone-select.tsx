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
  /** What an empty value means; without it a zone is always chosen. */
  none?: string
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

/** «Москва, стандартное время (UTC+3)» in the reader's language. */
export function timeZoneName(zone: string) {
  const part = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(document.documentElement.lang, { timeZone: zone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${part('long')} (${part('shortOffset').replace('GMT', 'UTC')})`
}

import { m } from '#paraglide/messages.js'
import { dayAndMonth, offsetOf, userTimeZone } from './format-date.ts'
import { localTime } from './local-time.ts'

const places: Readonly<Record<string, () => string>> = {
  'Europe/Kaliningrad': m.zone_in_kaliningrad,
  'Europe/Moscow': m.zone_in_moscow,
  'Europe/Volgograd': m.zone_in_volgograd,
  'Europe/Samara': m.zone_in_samara,
  'Asia/Yekaterinburg': m.zone_in_yekaterinburg,
  'Asia/Omsk': m.zone_in_omsk,
  'Asia/Novosibirsk': m.zone_in_novosibirsk,
  'Asia/Krasnoyarsk': m.zone_in_krasnoyarsk,
  'Asia/Irkutsk': m.zone_in_irkutsk,
  'Asia/Yakutsk': m.zone_in_yakutsk,
  'Asia/Vladivostok': m.zone_in_vladivostok,
  'Asia/Magadan': m.zone_in_magadan,
  'Asia/Kamchatka': m.zone_in_kamchatka,
}

/**
 * `22:59 в Екатеринбурге`, and `1 дек., 00:59 в Екатеринбурге` where the place has another day than the reader. Nothing
 * where both clocks show the same time.
 */
export function placeTime(time: string, timeZone: string | null | undefined) {
  if (!timeZone) return undefined
  const [place, own] = [localTime(time, timeZone), localTime(time, userTimeZone())]
  if (place === own) return undefined
  const [day = '', clock = ''] = place.split('T')
  const when = own.startsWith(day) ? clock : `${dayAndMonth(day)}, ${clock}`
  return `${when} ${places[timeZone]?.() ?? `(${offsetOf(timeZone, new Date(time))})`}`
}

const timeZones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

export function isTimeZone(name: string): boolean {
  return timeZones.has(name)
}

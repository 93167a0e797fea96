const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** Whether the name is an IANA time zone. */
export function isTimeZone(name: string): boolean {
  return known.has(name)
}

const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** Whether it is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  return known.has(name)
}

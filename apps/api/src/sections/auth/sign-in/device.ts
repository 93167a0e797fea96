// The first match counts, since a User-Agent of an earlier browser contains later names too.
const BROWSERS = [
  ['YaBrowser', 'Yandex Browser'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** The family of a browser and its system, «Chrome, Windows»: an update is no new device. */
export function deviceOf(userAgent: string): string {
  const nameIn = (known: readonly (readonly [sign: string, name: string])[]) =>
    known.find(([sign]) => userAgent.includes(sign))?.[1]
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  // Another program is known by its name before the version.
  return names.join(', ') || (userAgent.split('/')[0] ?? '').slice(0, 60)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a size for reading: `12,3 МБ`. */
export function formatBytes(bytes: number, locale: string) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power)
}

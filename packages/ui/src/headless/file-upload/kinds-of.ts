const shortNames: Partial<Record<string, string>> = { jpeg: 'JPG', 'svg+xml': 'SVG' }

/** Returns the kinds of an `accept` for reading: «JPG, PNG, PDF». */
export function kindsOf(accept: string, images: string) {
  const names = accept.split(',').map((written) => {
    const kind = written.trim().toLowerCase()
    if (kind === 'image/*') return images
    const name = kind.replace(/^(\.|.*\/)/, '')
    return shortNames[name] ?? name.toUpperCase()
  })
  return [...new Set(names)].join(', ')
}

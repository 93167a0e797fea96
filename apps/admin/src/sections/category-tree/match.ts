/** Compares as the server does: ignores case and the dots of «ё». */
function fold(text: string) {
  return text.toLowerCase().replaceAll('ё', 'е')
}

function wordsOf(query: string) {
  return fold(query).split(/\s+/).filter(Boolean)
}

export function startsWith(name: string, letters: string): boolean {
  return fold(name).startsWith(fold(letters))
}

/** Splits the name where the query's words begin and end. */
export function highlighted(name: string, query: string): { text: string; isHit: boolean }[] {
  const words = wordsOf(query).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (words.length === 0) return [{ text: name, isHit: false }]
  const parts = fold(name).split(new RegExp(`(${words.join('|')})`))
  let from = 0
  return parts.flatMap(({ length }, index) => {
    const text = name.slice(from, from + length)
    from += length
    return text ? [{ text, isHit: index % 2 === 1 }] : []
  })
}

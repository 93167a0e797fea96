/** Lists the `{names}` of a text, each once. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\s*([A-Za-z_]\w*)\s*\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}

/** Lists the names that occur in only one of the texts. */
export function differingPlaceholders(text: string, source: string): string[] {
  const [present, expected] = [placeholdersOf(text), placeholdersOf(source)]
  return [
    ...expected.filter((name) => !present.includes(name)),
    ...present.filter((name) => !expected.includes(name)),
  ].map((name) => `{${name}}`)
}

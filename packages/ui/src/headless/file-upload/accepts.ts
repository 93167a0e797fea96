/**
 * Whether a file is of the kinds of an `accept`, as `<input type="file">` reads it.
 * @param accept - such as `image/*,.pdf`
 */
export function accepts({ name, type }: File, accept: string) {
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase())
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })
}

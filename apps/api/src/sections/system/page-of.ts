/** Reduces an address to its page: without query, fragment and trailing slashes, with letters as people type them. */
export function pageOf(path: string): string {
  return withLetters(path.replace(/[?#][^]*/, '').replace(/(?<=^\/|[^/])\/+$/, ''))
}

/** A browser sends letters outside ASCII percent-encoded. */
function withLetters(path: string): string {
  return path.replace(/(?:%[89a-f][\da-f])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

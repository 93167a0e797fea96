/** Reduces an address to its page: without query, fragment and trailing slashes. */
export function pageOf(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
}

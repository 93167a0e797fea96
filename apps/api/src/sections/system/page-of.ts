/** The page of an address: without its query, its anchor and the slashes at its end. */
export function pageOf(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
}

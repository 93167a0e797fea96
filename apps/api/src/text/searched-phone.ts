/** A number typed with spaces, brackets or an 8 at its head, as it is stored; any other text as it is. */
export function searchedPhone(q: string | undefined): string | undefined {
  if (!q || !/^[\d\s()+-]+$/.test(q)) return q
  return q.replaceAll(/[\s()-]/g, '').replace(/^8(?=\d{10}$)/, '+7')
}

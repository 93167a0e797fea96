/** One visible line: no control or invisible characters, single spaces, nothing at the ends. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

/** What a form leaves empty is stored as nothing. */
export function oneLineOrNull(text: string | null): string | null {
  return (text && oneLine(text)) || null
}

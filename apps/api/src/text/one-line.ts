/** Normalizes a text to one visible line: no control or invisible characters, single spaces, trimmed. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

/** An empty form field is stored as null. */
export function oneLineOrNull(text: string | null): string | null {
  return (text && oneLine(text)) || null
}

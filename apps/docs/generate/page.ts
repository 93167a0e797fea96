/** A page that is written before the site is built. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly text: string
}

/** Text of a comment for a page, where `<` and braces would be markup outside of code. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')
}

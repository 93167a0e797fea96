import type { Changes } from '#db/audit.ts'
import { maskOf } from '#query/trusted.ts'

type Masks = Readonly<Record<string, ((value: never) => unknown) | undefined>>

/** Shows changes as the log may show them; a secret is kept nowhere. */
export function masksOf(masks: Masks, secrets: readonly string[]) {
  /** The changes as the log shows them, and in full those of which it shows a part. */
  function logged(changes: Changes): { changes: Changes; exact?: Changes } {
    const shown = Object.fromEntries(
      Object.entries(changes).map(([field, [old, next]]): [string, [unknown, unknown]] => {
        const mask = maskOf(masks, field)
        const masked = (value: unknown) => (mask && value !== null ? mask(value) : value)
        return [field, [masked(old), masked(next)]]
      }),
    )
    const exact = Object.entries(changes).filter(
      ([field]) => masks[field] && shown[field]?.some(isText) && !secrets.includes(field),
    )
    return { changes: shown, ...(exact.length > 0 && { exact: Object.fromEntries(exact) }) }
  }

  function withoutSecrets(item: object): object {
    return Object.fromEntries(Object.entries(item).filter(([field]) => !secrets.includes(field)))
  }

  return { logged, withoutSecrets }
}

/** Masks make a text of a value, or texts of a list's. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((item) => typeof item === 'string'))
}

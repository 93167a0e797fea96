/**
 * A typed text that is not a valid value, with the reason (`why`). It takes the place of the value, so the form
 * cannot send it.
 */
export interface Unread {
  /** The text as it was typed. */
  unread: string
  /** Why it cannot be read. */
  why: string
}

/**
 * Whether a value is an `Unread`.
 * @param value - a value of a form
 */
export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'unread' in value && 'why' in value
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day that exists, such as `2026-12-31`. */
export function isDay(text: string) {
  if (!DATE.test(text)) return false
  const time = Date.parse(text)
  // Date moves a day that does not exist, such as 30 February, so the text differs.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

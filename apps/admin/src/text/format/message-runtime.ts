import { formatCount } from './format-count.ts'

// The build replaces Paraglide's runtime with this module.
export { getLocale } from '#text/locale.ts'

/** A value within a text. */
export const printed = (value: unknown) => (typeof value === 'number' ? formatCount(value) : value)

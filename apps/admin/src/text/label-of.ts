import type { Rules } from '@admin-panel/sdk/validation'

/** The field's label in the current language. */
export function labelOf(rules: Rules, field: string): string {
  const label = rules[field]?.label
  return typeof label === 'function' ? label() : (label ?? field)
}

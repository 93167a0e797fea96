import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type RuleTerms = Pick<Schemas['Commission'], 'id' | 'company' | 'category' | 'brand' | 'is_default'>

/** «Автодеталь-Север · Фильтры» */
export function termsOf({ company, category, brand }: RuleTerms): string {
  const terms = [company, category, brand].flatMap((term) => (term ? [term.label] : []))
  return terms.join(' · ') || m.commissions_default()
}

import { m } from '#paraglide/messages.js'

const genders: Readonly<Partial<Record<string, 'm' | 'f'>>> = {
  attribute: 'm',
  'bank-detail': 'm',
  brand: 'm',
  'car-brand': 'f',
  'car-model': 'f',
  category: 'f',
  city: 'm',
  delivery: 'm',
  'operation-reason': 'f',
  'payment-system': 'f',
  region: 'm',
  'review-term': 'f',
  template: 'm',
}

/** «Включён», «Включена» or «Включено», as the record's name asks. */
export function activeWord(entity: string, isActive = true) {
  const word = isActive ? m.active_on : m.active_off
  return word({ gender: genders[entity] ?? 'n' })
}

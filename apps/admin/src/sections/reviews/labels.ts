import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const targets: Readonly<Record<Schemas['ReviewTarget'], () => string>> = {
  product: m.reviews_target_product,
  'store-point': m.reviews_target_point,
  company: m.reviews_target_company,
}

export const flags: Readonly<Record<Schemas['ReviewFlag'], () => string>> = {
  stop_word: m.reviews_flag_stop_word,
  link: m.reviews_flag_link,
  phone: m.reviews_flag_phone,
  caps: m.reviews_flag_caps,
}

export const optionsOf = (labels: Readonly<Record<string, () => string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }))

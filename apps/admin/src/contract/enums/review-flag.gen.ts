// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reviewFlagWords: Readonly<Record<Schemas['ReviewFlag'], () => string>> = {
  'stop_word': m.enum_review_flag_stop_word,
  'link': m.enum_review_flag_link,
  'phone': m.enum_review_flag_phone,
  'caps': m.enum_review_flag_caps,
}

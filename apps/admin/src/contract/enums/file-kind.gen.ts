// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const fileKindWords: Readonly<Record<Schemas['FileKind'], () => string>> = {
  'image': m.enum_file_kind_image,
  'document': m.enum_file_kind_document,
}

// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const registryEventWords: Readonly<Record<Schemas['RegistryEvent'], () => string>> = {
  'captured': m.enum_registry_event_captured,
  'refunded': m.enum_registry_event_refunded,
  'charged_back': m.enum_registry_event_charged_back,
}

// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const templateChannelWords: Readonly<Record<Schemas['TemplateChannel'], () => string>> = {
  'email': m.enum_template_channel_email,
  'sms': m.enum_template_channel_sms,
  'push': m.enum_template_channel_push,
  'in_app': m.enum_template_channel_in_app,
}

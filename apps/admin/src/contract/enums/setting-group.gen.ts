// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const settingGroupWords: Readonly<Record<Schemas['SettingGroup'], () => string>> = {
  'general': m.enum_setting_group_general,
  'catalog': m.enum_setting_group_catalog,
  'orders': m.enum_setting_group_orders,
  'delivery': m.enum_setting_group_delivery,
  'settlements': m.enum_setting_group_settlements,
  'moderation': m.enum_setting_group_moderation,
  'access': m.enum_setting_group_access,
  'log': m.enum_setting_group_log,
  'maps': m.enum_setting_group_maps,
}

// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const settingTypeWords: Readonly<Record<Schemas['SettingType'], () => string>> = {
  'int': m.enum_setting_type_int,
  'string': m.enum_setting_type_string,
  'bool': m.enum_setting_type_bool,
  'json': m.enum_setting_type_json,
  'duration': m.enum_setting_type_duration,
  'money': m.enum_setting_type_money,
}

// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const attributeTypeWords: Readonly<Record<Schemas['AttributeType'], () => string>> = {
  'string': m.enum_attribute_type_string,
  'text': m.enum_attribute_type_text,
  'number': m.enum_attribute_type_number,
  'boolean': m.enum_attribute_type_boolean,
  'select': m.enum_attribute_type_select,
  'multiselect': m.enum_attribute_type_multiselect,
  'date': m.enum_attribute_type_date,
}

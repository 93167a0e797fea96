// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const exportFormatWords: Readonly<Record<Schemas['ExportFormat'], () => string>> = {
  'csv': m.enum_export_format_csv,
  'csv_raw': m.enum_export_format_csv_raw,
  'xlsx': m.enum_export_format_xlsx,
}

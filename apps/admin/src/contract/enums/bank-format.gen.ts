// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const bankFormatWords: Readonly<Record<Schemas['BankFormat'], () => string>> = {
  'client_bank': m.enum_bank_format_client_bank,
  'csv': m.enum_bank_format_csv,
}

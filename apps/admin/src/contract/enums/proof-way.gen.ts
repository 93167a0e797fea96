// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const proofWayWords: Readonly<Record<Schemas['ProofWay'], () => string>> = {
  'password': m.enum_proof_way_password,
  'passkey': m.enum_proof_way_passkey,
  'totp': m.enum_proof_way_totp,
  'recovery-code': m.enum_proof_way_recovery_code,
}

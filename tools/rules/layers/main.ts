import { findRefusals } from './check.ts'
import { readImports } from './imports.ts'

const refusals = findRefusals(readImports())
for (const refusal of refusals) console.error(refusal)
if (refusals.length > 0) process.exitCode = 1

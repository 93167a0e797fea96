import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Document } from '@admin-panel/openapi/document'

/** The contract as OpenAPI writes it; the published program has it as JSON inside. */
export function readContract(): Document {
  const file = fileURLToPath(import.meta.resolve('@admin-panel/openapi/openapi.yaml'))
  return parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 })
}

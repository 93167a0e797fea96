import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Document } from '@admin-panel/openapi/document'
import { documented } from '@admin-panel/openapi/documented'

/** The contract with a sentence for each field; the published program has it as JSON inside. */
export function readContract(): Document {
  const file = fileURLToPath(import.meta.resolve('@admin-panel/openapi/openapi.yaml'))
  return documented(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }))
}

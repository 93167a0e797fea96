import { load } from 'js-yaml'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The contract as OpenAPI writes it. The built server has it as JSON, which is parsed thirty times as fast as YAML. */
export function readDocument(file = fileURLToPath(import.meta.resolve('@admin-panel/openapi/openapi.yaml'))): unknown {
  return load(readFileSync(file, 'utf8'))
}
